import { type Random, random } from "./random.ts";

type Point = { x: number; y: number };

/** The outline of a letter, in thousandths of its size: path data, and what the ink covers. */
export type LetterShape = { d: string; box: [left: number, top: number, right: number, bottom: number] };

export type PlacedLetter = LetterShape & Point & { scale: number };

/** All that is needed to draw a portrait, in a frame of 400 by 500. */
export type PortraitPlan = {
  letters: PlacedLetter[];
  groundSource: Point;
  letterSource: Point;
  /** Radii of the rings that cross the frame, seen from any of the sources. */
  rings: number[];
};

export const portraitSize = { width: 400, height: 500 };
export const portraitStrokes = { ground: 5, letters: 7 };

const { width, height } = portraitSize;
const margin = 28;
const ringStep = 11;

/** The ground carries one wave, the initials another, both seeded by the name. */
export function planPortrait(name: string, shapes: LetterShape[]): PortraitPlan {
  const chance = random(`${name} portrait`);
  const groundSource = besideFrame(chance);
  const letterSource = aboveOrBelow(chance);
  return {
    letters: placeLetters(shapes),
    groundSource,
    letterSource,
    rings: ringsFor([groundSource, letterSource]),
  };
}

/** First letter of the first name and of the family name: « de », « van der » and the like are passed over. */
export function initials(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const [first = "?", ...rest] = words;
  const family = rest.find((word) => /^\p{Lu}/u.test(familyPart(word))) ?? rest[0];
  return [first, family]
    .filter((word) => word !== undefined)
    .map((word) => Array.from(familyPart(word).normalize("NFC"))[0]?.toLocaleUpperCase("fr") ?? "?");
}

/** « d’Almeida » counts as Almeida, « O’Brien » as O’Brien. */
const familyPart = (word: string) => word.replace(/^\p{Ll}{1,2}['’]/u, "");

/** Two letters on the diagonal, as large as the frame allows with their accents; one letter alone fills it. */
export function placeLetters(shapes: LetterShape[]): PlacedLetter[] {
  const gap = 24;
  const tall = shapes.map(({ box: [, top, , bottom] }) => bottom - top);
  const wide = shapes.map(({ box: [left, , right] }) => right - left);
  const tallest = (height - 2 * margin - gap * (shapes.length - 1)) / tall.reduce((sum, each) => sum + each, 0);
  const widest = (width - 2 * margin) / Math.max(...wide);
  const scale = round(Math.min(shapes.length === 1 ? 0.56 : 0.3, tallest, widest), 4);
  return shapes.map((shape, index) => {
    const [left, top, right, bottom] = shape.box;
    const isLast = index === shapes.length - 1;
    const x = isLast ? width - margin - right * scale : margin - left * scale;
    const y = isLast ? height - margin - bottom * scale : margin - top * scale;
    return { ...shape, x: round(x, 1), y: round(y, 1), scale };
  });
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

const besideFrame = (chance: Random): Point => {
  const x = chance.chance(0.5) ? -chance.between(40, 100) : width + chance.between(40, 100);
  return { x: Math.round(x), y: Math.round(chance.between(0, height)) };
};

const aboveOrBelow = (chance: Random): Point => {
  const y = chance.chance(0.5) ? -60 : height + 60;
  return { x: Math.round(width * chance.between(0.2, 0.8)), y };
};

function ringsFor(sources: Point[]): number[] {
  const nearest = Math.min(
    ...sources.map(({ x, y }) => Math.hypot(Math.max(0, -x, x - width), Math.max(0, -y, y - height))),
  );
  const farthest = Math.max(...sources.map(({ x, y }) => Math.hypot(Math.max(x, width - x), Math.max(y, height - y))));
  const [from, to] = [Math.floor(nearest / ringStep), Math.ceil(farthest / ringStep)];
  return Array.from({ length: to - from }, (_, ring) => (from + ring) * ringStep + 5);
}
