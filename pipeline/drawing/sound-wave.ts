import { palette } from "./palette.ts";
import { path, svg } from "./svg.ts";
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
