import type { Art } from "../../ui/picture.tsx";
import type { Chart, MapMarker } from "./chart.ts";
import { StillMarks } from "./still-marks.tsx";

type StillChartProps = { backdrop: Art; chart: Chart; markers: Map<string, MapMarker> };

/** Shown before the live map, or without scripts. */
export function StillChart({ backdrop: { width, height, src }, chart, markers }: StillChartProps) {
  return (
    <svg
      className="still-map"
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
    >
      <image href={src} x={-width / 2} y={-height / 2} width={width} height={height} />
      {chart.rings.map(({ at, radius }) => (
        <circle key={`${at.x} ${at.y}`} className="map-ring" cx={at.x} cy={at.y} r={radius} />
      ))}
      <path
        className="stroke-accent"
        strokeWidth="3.4"
        strokeLinecap="round"
        d={chart.dots.map(({ x, y }) => `M${x} ${y}h0`).join("")}
      />
      <StillMarks marks={chart.marks} markers={markers} height={24} />
    </svg>
  );
}
