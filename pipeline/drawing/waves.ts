import { palette } from "./palette.ts";
import { numbers, path, range, rect, svg } from "./svg.ts";

/** The loudness of a signal from left to right, given by the letters of a text. */
export function envelope(text: string): (share: number) => number {
  const letters = Array.from(text.toLowerCase()).filter((character) => /[\p{L}\p{N} ]/u.test(character));
  const loudness = (letter?: string) =>
    letter === undefined || letter === " " ? 0.06 : 0.25 + (0.75 * (((letter.codePointAt(0) ?? 0) * 37) % 26)) / 26;
  return (share) => {
    const place = share * (letters.length - 1);
    const [index, rest] = [Math.floor(place), place - Math.floor(place)];
    return loudness(letters[index]) * (1 - rest) + loudness(letters[index + 1]) * rest;
  };
}

type Carrier = { left: number; right: number; middle: number; height: number; step: number };

/** Vertical strokes around a middle line, with lengths given by the envelope. */
export function carrier(loudness: (share: number) => number, { left, right, middle, height, step }: Carrier): string {
  const count = Math.floor((right - left) / step);
  return range(count + 1)
    .map((index) => {
      const half = (loudness(index / count) * height) / 2;
      return `M${numbers([left + index * step, middle - half])}v${numbers([2 * half])}`;
    })
    .join("");
}

const frame = { width: 1440, height: 56 };

/** A text as a waveform whose length, a `share` of the width, shows its reading time. */
export function soundWave(text: string, share: number): string {
  const right = 3 + (frame.width - 6) * share;
  // Hundreds of letters would only be noise.
  const loudness = envelope(text.slice(0, Math.round(120 * share)));
  const strokes = carrier(loudness, { left: 3, right, middle: 28, height: 52, step: 8 });
  return svg({ ...frame, preserveAspectRatio: "none" }, path(strokes, { stroke: palette.accent, "stroke-width": 4 }));
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
