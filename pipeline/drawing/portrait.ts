import { type Outline, outline, type TextStyle } from "./glyphs.ts";
import { palette, type Tone, toneColours } from "./palette.ts";
import { type Random, random } from "#model/random.ts";
import { element, group, path, type Point, range, rect, svg } from "./svg.ts";

const width = 400;
const height = 500;
const margin = 28;
const ringStep = 11;

/** Stands in for a photo: the ground carries one wave, the initials another, both seeded by the name. */
export function portrait(name: string, tone: Tone): string {
  const chance = random(`${name} portrait`);
  const { ground, accent, wave } = portraitColours(tone);
  const letters = placeInitials(initials(name));
  const groundSource = besideFrame(chance);
  const letterSource = aboveOrBelow(chance);
  const clip = element("clipPath", { id: "i" }, path(letters.map(({ d }) => d).join("")));
  const waves = element("g", { id: "r", fill: "none" }, ringsFor([groundSource, letterSource]));
  return svg(
    { width, height },
    element("defs", {}, clip + waves),
    rect(0, 0, width, height, { fill: ground }),
    element("use", { href: "#r", ...groundSource, stroke: wave, "stroke-width": 5 }),
    group(
      { "clip-path": "url(#i)" },
      rect(0, 0, width, height, { fill: ground }),
      element("use", { href: "#r", ...letterSource, stroke: accent, "stroke-width": 7 }),
    ),
  );
}

/** A little more contrast than elsewhere: on the pale sky the letters would float. */
function portraitColours(tone: Tone) {
  if (tone === "sky") return { ground: palette.haze, accent: palette.night, wave: palette.waveOnHaze };
  return toneColours[tone];
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
export function placeInitials(letters: string[]): Outline[] {
  const style = (size: number): TextStyle => ({ family: "display", weight: 700, size });
  const boxes = letters.map((letter) => outline(letter, style(1), { digits: 4 }).box);
  const gap = 24;
  const tallest =
    (height - 2 * margin - gap * (letters.length - 1)) / sum(boxes.map(({ top, bottom }) => bottom - top));
  const widest = (width - 2 * margin) / Math.max(...boxes.map(({ left, right }) => right - left));
  const size = Math.min(letters.length === 1 ? 560 : 300, tallest, widest);
  return letters.map((letter, index) => {
    const box = boxes[index] ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const isLast = index === letters.length - 1;
    const x = isLast ? width - margin - box.right * size : margin - box.left * size;
    const y = isLast ? height - margin - box.bottom * size : margin - box.top * size;
    return outline(letter, style(size), { x, y });
  });
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const besideFrame = (chance: Random): Point => {
  const x = chance.chance(0.5) ? -chance.between(40, 100) : width + chance.between(40, 100);
  return { x: Math.round(x), y: Math.round(chance.between(0, height)) };
};

const aboveOrBelow = (chance: Random): Point => {
  const y = chance.chance(0.5) ? -60 : height + 60;
  return { x: Math.round(width * chance.between(0.2, 0.8)), y };
};

/** Only the rings that cross the frame, seen from any of the sources. */
function ringsFor(sources: Point[]): string {
  const nearest = Math.min(
    ...sources.map(({ x, y }) => Math.hypot(Math.max(0, -x, x - width), Math.max(0, -y, y - height))),
  );
  const farthest = Math.max(...sources.map(({ x, y }) => Math.hypot(Math.max(x, width - x), Math.max(y, height - y))));
  const [from, to] = [Math.floor(nearest / ringStep), Math.ceil(farthest / ringStep)];
  return range(to - from)
    .map((ring) => element("circle", { r: (from + ring) * ringStep + 5 }))
    .join("");
}
