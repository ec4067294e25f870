import type { Ring } from "#model/branch-chart.ts";
import type { ChartLens, MapMarker } from "./chart.ts";
import { LensDisc } from "./lens-disc.tsx";
import { sightLines } from "./sight-lines.ts";

type LensProps = {
  lens: ChartLens;
  ring: Ring;
  first: boolean;
  caption: string;
  markers: Map<string, MapMarker>;
  widths: Record<string, number>;
  selected: string | undefined;
  live: boolean;
};

/** The places too close to be told apart, enlarged on a disc, with lines to where they are on the map. */
export function Lens({ lens, ring, first, caption, ...rest }: LensProps) {
  const { at, views } = lens;
  const kind = first ? "lens lens-main" : at ? "lens" : "lens lens-below";
  const aimed = first && Math.hypot(ring.at.x, ring.at.y) < ring.radius;
  return (
    <>
      {aimed && <MainSights radius={ring.radius} />}
      {at && (
        <svg className="lens-sights" width="1" height="1" aria-hidden="true">
          <path d={sightLines(ring, { at, radius: views[0]!.radius })} />
        </svg>
      )}
      <div className={kind}>
        {views.map((view, index) => (
          <svg
            key={view.radius}
            className={views.length > 1 ? `lens-view lens-view-${index}` : "lens-view"}
            width="1"
            height="1"
          >
            <g transform={at && `translate(${at.x} ${at.y})`}>
              <LensDisc view={view} caption={caption} large={first} {...rest} />
            </g>
          </svg>
        ))}
        <div className="lens-pane" />
      </div>
    </>
  );
}

/** From the ring in the middle of the map to the lens beside it or below it: stretched by the style sheet to reach it. */
function MainSights({ radius }: { radius: number }) {
  return (
    <>
      <svg
        className="lens-sights lens-sights-beside"
        viewBox="0 -100 100 200"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M100 ${-radius * 0.4}L0-100M100 ${radius * 0.4}L0 100`} />
      </svg>
      <svg
        className="lens-sights lens-sights-below"
        viewBox="-100 0 200 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M${-radius * 0.63} 0L-100 100M${radius * 0.63} 0L100 100`} />
      </svg>
    </>
  );
}
