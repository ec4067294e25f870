import { palette } from "./palette.ts";
import { path, rect, svg } from "./svg.ts";
import { carrier, envelope } from "./waves.ts";

/** The film's title as a waveform; the page puts the play button over its centre. */
export function filmPoster(text: string): string {
  const [width, height] = [1280, 720];
  const loudness = envelope(`${text} ${text}`);
  const swelling = (share: number) => Math.min(1, 0.08 + loudness(share) * (0.45 + 0.55 * Math.sin(Math.PI * share)));
  const strokes = carrier(swelling, { left: 5, right: width - 5, middle: height / 2, height: 560, step: 10 });
  return svg(
    { width, height, preserveAspectRatio: "xMidYMid slice" },
    rect(0, 0, width, height, { fill: palette.night }),
    path(strokes, { stroke: palette.sky, "stroke-width": 4 }),
  );
}
