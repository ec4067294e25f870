import { palette } from "./palette.ts";
import { path, rect, svg } from "./svg.ts";
import { carrier, envelope } from "./waves.ts";

const frame = { width: 1440, height: 56 };

/** A text as a waveform whose length, a `share` of the width, shows its reading time. */
export function soundWave(text: string, share: number): string {
  const right = 3 + (frame.width - 6) * share;
  // Hundreds of letters would only be noise.
  const loudness = envelope(text.slice(0, Math.round(120 * share)));
  const strokes = carrier(loudness, { left: 3, right, middle: 28, height: 52, step: 8 });
  return svg({ ...frame, preserveAspectRatio: "none" }, path(strokes, { stroke: palette.beacon, "stroke-width": 4 }));
}

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
