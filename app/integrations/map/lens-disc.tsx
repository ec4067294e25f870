import type { LensDrawing, MapMarker } from "./chart.ts";
import { StillMark } from "./still-mark.tsx";

type LensDiscProps = {
  view: LensDrawing;
  caption: string;
  large: boolean;
  markers: Map<string, MapMarker>;
  widths: Record<string, number>;
  live: boolean;
};

export function LensDisc({ view, caption, large, markers, widths, live }: LensDiscProps) {
  const { radius, line, ground, marks } = view;
  return (
    <>
      <image href={ground} x={-radius} y={-radius} width={2 * radius} height={2 * radius} />
      <circle className="lens-rim" r={radius} />
      <text className={large ? "lens-caption lens-caption-main" : "lens-caption"} y={radius + (large ? 28 : 17)}>
        {caption}
      </text>
      {!live &&
        marks.map((mark) => {
          const marker = markers.get(mark.id);
          return (
            marker && (
              <StillMark key={mark.id} marker={marker} mark={mark} width={widths[mark.id] ?? 0} height={line} inLens />
            )
          );
        })}
    </>
  );
}
