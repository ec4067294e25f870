import { PageLink } from "../../ui/page-link.tsx";
import type { Art } from "../../ui/picture.tsx";
import type { Point } from "#model/mercator.ts";

/** A marker on the drawn map: where the place is, and where its mark stands so that none hides another. */
export type StillMarker = { id: string; name: string; href?: string; at: Point; mark: Point };

type StillMapProps = { backdrop: Art; markers: StillMarker[] };

/** The drawn map, the same size and place as the live one: what is seen before it, or without scripts. */
export function StillMap({ backdrop, markers }: StillMapProps) {
  const { width, height, src } = backdrop;
  return (
    <svg className="still-map" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <image href={src} width={width} height={height} />
      {markers.map(({ id, at, mark }) => (
        <line key={id} className="map-leader" x1={at.x} y1={at.y} x2={mark.x} y2={mark.y} />
      ))}
      {markers.map((marker) => (
        <StillMark key={marker.id} marker={marker} />
      ))}
    </svg>
  );
}

function StillMark({ marker: { name, href, mark } }: { marker: StillMarker }) {
  const dot = (
    <>
      <circle className="map-target" cx={mark.x} cy={mark.y} r="22" />
      <circle className={href ? "map-dot" : "map-dot map-dot-soon"} cx={mark.x} cy={mark.y} r="7" />
      <title>{name}</title>
    </>
  );
  return href ? <PageLink to={href}>{dot}</PageLink> : <g>{dot}</g>;
}
