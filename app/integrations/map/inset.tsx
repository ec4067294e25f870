import type { InsetView, Ring } from "#model/branch-chart.ts";
import type { Chart } from "./chart.server.ts";
import type { MapMarker } from "./chart.ts";
import styles from "./marks.module.css";
import { StillMarks } from "./still-chart.tsx";

type InsetProps = {
  inset: Chart["insets"][number];
  ring: Ring;
  first: boolean;
  caption: string;
  markers: Map<string, MapMarker>;
  live: boolean;
};

/** Enlarges places that are too close together, with a line to where they are. */
export function Inset({ inset: { at, ground, views }, ring, first, ...rest }: InsetProps) {
  const isAimed = first && Math.hypot(ring.at.x, ring.at.y) < ring.radius;
  const shown = views.length > 1 ? ["lg:hidden", "hidden lg:block"] : [""];
  return (
    <>
      {isAimed && <div className={`${styles.inset} ${styles.aim}`} />}
      {at && (
        <svg className={`${styles.inset} ${styles.join}`} width="1" height="1" aria-hidden="true">
          <path className={styles.line} d={leader(ring, { at, radius: views[0]!.radius })} />
        </svg>
      )}
      <div className={`${styles.inset} ${first ? styles.first : ""}`}>
        {views.map((view, index) => (
          <svg key={view.radius} className={`absolute overflow-visible ${shown[index]}`} width="1" height="1">
            <g transform={at && `translate(${at.x} ${at.y})`}>
              <Disc view={view} ground={ground} first={first} {...rest} />
            </g>
          </svg>
        ))}
        <div className="pointer-events-auto absolute z-1" data-marks-of-inset />
      </div>
    </>
  );
}

type DiscProps = Pick<InsetProps, "first" | "caption" | "markers" | "live"> & { view: InsetView; ground: string };

function Disc({ view: { radius, line, marks }, ground, first, caption, markers, live }: DiscProps) {
  return (
    <>
      <image
        className="pointer-events-auto"
        href={ground}
        x={-radius}
        y={-radius}
        width={2 * radius}
        height={2 * radius}
      />
      <circle className={styles.line} r={radius} />
      <text className={styles.caption} data-first={first || undefined} y={radius + (first ? 28 : 17)}>
        {caption}
      </text>
      {!live && <StillMarks marks={marks} markers={markers} height={line} inInset />}
    </>
  );
}

/** From edge to edge, along the line between the centres. */
function leader(ring: Pick<Ring, "at" | "radius">, disc: Pick<Ring, "at" | "radius">): string {
  const angle = Math.atan2(disc.at.y - ring.at.y, disc.at.x - ring.at.x);
  const on = ({ at: { x, y }, radius }: typeof ring, side: number) =>
    `${(x + side * radius * Math.cos(angle)).toFixed(1)} ${(y + side * radius * Math.sin(angle)).toFixed(1)}`;
  return `M${on(ring, 1)}L${on(disc, -1)}`;
}
