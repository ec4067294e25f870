import type { Half, Label, Mark } from "#model/branch-chart.ts";
import type { Art } from "../../ui/picture.tsx";
import type { Chart } from "./chart.server.ts";
import { type MapMarker, nameBox, nameSize } from "./chart.ts";
import styles from "./marks.module.css";

type Markers = Map<string, MapMarker>;

/** Shown before the live map, or without scripts. */
export function StillChart({ backdrop, chart, markers }: { backdrop: Art; chart: Chart; markers: Markers }) {
  const { width, height, src } = backdrop;
  return (
    <svg
      className={styles.still}
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
    >
      <image href={src} x={-width / 2} y={-height / 2} width={width} height={height} />
      {chart.rings.map(({ at, radius }) => (
        <circle key={`${at.x} ${at.y}`} className={styles.line} cx={at.x} cy={at.y} r={radius} />
      ))}
      <path className={styles.dots} strokeWidth="3.4" strokeLinecap="round" d={chart.dots} />
      <StillMarks marks={chart.marks} markers={markers} height={24} />
    </svg>
  );
}

type StillMarksProps = { marks: Mark[]; markers: Markers; height: number; inInset?: boolean };

export function StillMarks({ marks, markers, height, inInset = false }: StillMarksProps) {
  return marks.map((mark) => {
    const marker = markers.get(mark.id)!;
    const { left, top, ...size } = nameBox(mark, height);
    const shape = (
      <>
        <rect className={styles.target} x={left} y={top} {...size} />
        <MarkShape marker={marker} mark={mark} inInset={inInset} />
      </>
    );
    return (
      <g key={mark.id} className="pointer-events-auto" transform={`translate(${mark.at.x} ${mark.at.y})`}>
        {marker.href ? (
          <a className={styles.mark} href={marker.href}>
            {shape}
          </a>
        ) : (
          shape
        )}
      </g>
    );
  });
}

const turns: Record<Half, number> = { right: 0, bottom: 90, left: 180, top: 270 };

type MarkShapeProps = { marker: MapMarker; mark: Label; inInset?: boolean };

export function MarkShape({ marker: { name, note, soon }, mark: { name: spot, half }, inInset }: MarkShapeProps) {
  const { x, y, anchor } = spot;
  const side = Math.sign(x);
  const far = Math.hypot(x, y) > 20 && side !== 0;
  const scale = inInset ? 0.65 : 1;
  const dot = { className: styles.dot, "data-soon": soon || undefined };
  const isTwoLines = note !== "" && anchor === "middle";
  const base = (y + nameSize * 0.34 - (isTwoLines ? 8 : 0)).toFixed(1);
  return (
    <>
      {far && <path className={styles.leader} d={`M0 0L${x - side * 13} ${y}H${x - side * 4}`} />}
      <g className={styles.waves}>
        <circle r={11 * scale} />
        <circle r={16 * scale} opacity="0.65" />
        <circle r={22 * scale} opacity="0.35" />
      </g>
      {half ? (
        <path {...dot} d="M0-6.5A6.5 6.5 0 0 1 0 6.5z" transform={`rotate(${turns[half]})`} />
      ) : (
        <circle {...dot} r={inInset ? 4.5 : 5.5} />
      )}
      <text className={styles.name} x={x} y={base} textAnchor={anchor}>
        {name}
        {note && (
          <tspan className={styles.note} {...(isTwoLines && { x, dy: 16 })}>
            {` ${note}`}
          </tspan>
        )}
      </text>
    </>
  );
}
