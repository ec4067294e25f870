import { numbers, range } from "./svg.ts";

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
