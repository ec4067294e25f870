import { palette } from "./palette.ts";
import { path, rect, svg } from "./svg.ts";
import { carrier, envelope } from "./waves.ts";

/** Poster of a film before it plays: its own title as a signal. The page sets the play button over the middle. */
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
