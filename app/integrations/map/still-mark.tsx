import type { Mark } from "#model/branch-chart.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { type MapMarker, nameBox } from "./chart.ts";
import { MarkShape } from "./mark-shape.tsx";

type StillMarkProps = {
  marker: MapMarker;
  mark: Mark;
  width: number;
  height: number;
  inLens?: boolean;
};

export function StillMark({ marker, mark, width, height, inLens = false }: StillMarkProps) {
  const { left, top, ...size } = nameBox(mark, width, height);
  const shape = (
    <>
      <rect className="map-target" x={left} y={top} {...size} />
      <MarkShape marker={marker} mark={mark} inLens={inLens} />
    </>
  );
  return (
    <g className="still-mark" transform={`translate(${mark.at.x} ${mark.at.y})`}>
      {marker.href ? <PageLink to={marker.href}>{shape}</PageLink> : shape}
    </g>
  );
}
