import type { Mark } from "#model/branch-chart.ts";
import { type MapMarker, nameSize } from "./chart.ts";

type MarkShapeProps = { marker: MapMarker; mark: Mark; inLens?: boolean };

/** A point and its name, drawn around the point: the same on the drawn map and on the live one. */
export function MarkShape({ marker: { name, note, soon }, mark: { name: spot }, inLens }: MarkShapeProps) {
  const { x, y, anchor } = spot;
  const side = Math.sign(x);
  const far = Math.hypot(x, y) > 20;
  const scale = inLens ? 0.65 : 1;
  return (
    <>
      {far && <path className="map-leader" d={`M0 0L${x - side * 13} ${y}H${x - side * 4}`} />}
      <g className="map-waves">
        {[11, 16, 22].map((radius) => (
          <circle key={radius} r={radius * scale} />
        ))}
      </g>
      <circle className={soon ? "map-dot map-dot-soon" : "map-dot"} r={inLens ? 4.5 : 5.5} />
      <text className="map-name" x={x} y={y + nameSize * 0.34} textAnchor={anchor}>
        {name}
        {note && <tspan className="map-note"> {note}</tspan>}
      </text>
    </>
  );
}
