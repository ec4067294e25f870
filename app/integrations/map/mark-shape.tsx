import type { Half, Mark } from "#model/branch-chart.ts";
import { type MapMarker, nameSize } from "./chart.ts";

type MarkShapeProps = { marker: MapMarker; mark: Mark; inInset?: boolean };

const turns: Record<Half, number> = { right: 0, bottom: 90, left: 180, top: 270 };

export function MarkShape({ marker: { name, note, soon }, mark: { name: spot, half }, inInset }: MarkShapeProps) {
  const { x, y, anchor } = spot;
  const side = Math.sign(x);
  const far = Math.hypot(x, y) > 20 && side !== 0;
  const scale = inInset ? 0.65 : 1;
  const dot = soon ? "map-dot map-dot-soon" : "map-dot";
  const isTwoLines = note !== "" && anchor === "middle";
  const base = y + nameSize * 0.34 - (isTwoLines ? 8 : 0);
  return (
    <>
      {far && <path className="map-leader" d={`M0 0L${x - side * 13} ${y}H${x - side * 4}`} />}
      <g className="map-waves">
        <circle r={11 * scale} />
        <circle r={16 * scale} opacity="0.65" />
        <circle r={22 * scale} opacity="0.35" />
      </g>
      {half ? (
        <path className={dot} d="M0-6.5A6.5 6.5 0 0 1 0 6.5z" transform={`rotate(${turns[half]})`} />
      ) : (
        <circle className={dot} r={inInset ? 4.5 : 5.5} />
      )}
      <text className="map-name" x={x} y={base} textAnchor={anchor}>
        {name}
        {note && (
          <tspan className="map-note" {...(isTwoLines && { x, dy: 16 })}>
            {" "}
            {note}
          </tspan>
        )}
      </text>
    </>
  );
}
