import { type Outline, outline, type TextStyle } from "./glyphs.ts";
import { logoMarks } from "./logo-marks.ts";
import { palette } from "./palette.ts";
import { type Random, random } from "./random.ts";
import { element, group, path, rect, svg } from "./svg.ts";

const height = 40;
const ink = palette.night;

type Drawn = { content: string; width: number };

/** A plausible logo for an invented name: a sign and the name, or the name alone, in one of several manners. */
export function wordmark(name: string, seed: string): string {
  const chance = random(`${seed} logo`);
  const manner = chance.pick(
    name.length > 15 && name.includes(" ") ? longManners : name.length > 9 ? manners : shortManners,
  );
  return finish(manner(name, chance));
}

const finish = ({ content, width }: Drawn) => svg({ width: Math.ceil(width), height }, group({ fill: ink }, content));

/** Set so that the ink starts at x, with its capitals centred on the field. */
function line(text: string, style: TextStyle, x: number, baseline = height / 2 + 0.345 * style.size): Outline {
  const { box } = outline(text, style);
  return outline(text, style, { x: x - box.left, y: baseline, digits: 2 });
}

const sign = (chance: Random, scale = 1) =>
  path(chance.pick(logoMarks), {
    "fill-rule": "evenodd",
    transform: scale === 1 ? undefined : `translate(0 ${(height - 40 * scale) / 2}) scale(${scale})`,
  });

type Manner = (name: string, chance: Random) => Drawn;

const withSign =
  (style: TextStyle, change = (name: string) => name): Manner =>
  (name, chance) => {
    const text = line(change(name), style, 51);
    return { content: sign(chance) + path(text.d), width: text.box.right };
  };

const upper = (name: string) => name.toLocaleUpperCase("fr");

const bold = withSign({ family: "display", weight: 700, size: 31, tracking: -0.03 });
const capitals = withSign({ family: "text", weight: 700, size: 26, tracking: -0.01 }, upper);
const spaced = withSign({ family: "text", weight: 500, size: 21, tracking: 0.14 }, upper);
const light = withSign({ family: "text", weight: 300, size: 31 });
const small = withSign({ family: "text", weight: 600, size: 28, tracking: -0.02 }, (name) =>
  name.toLocaleLowerCase("fr"),
);

const italic: Manner = (name) => {
  const text = line(name, { family: "display", weight: 700, italic: true, size: 36, tracking: -0.03 }, 0);
  return { content: path(text.d), width: text.box.right };
};

const ruled: Manner = (name) => {
  const text = line(upper(name), { family: "text", weight: 400, size: 19, tracking: 0.1 }, 0);
  const width = text.box.right;
  return { content: path(text.d) + rect(0, 4, width, 2) + rect(0, 34, width, 2), width };
};

const boxed: Manner = (name) => {
  const text = line(upper(name), { family: "text", weight: 700, size: 20, tracking: 0.03 }, 12);
  const width = text.box.right + 12;
  const mask = element(
    "mask",
    { id: "m" },
    rect(0, 0, width, height, { fill: palette.white }) + path(text.d, { fill: "black" }),
  );
  return { content: mask + rect(0, 2, width, 36, { mask: "url(#m)" }), width };
};

const slit: Manner = (name) => {
  const text = line(upper(name), { family: "display", weight: 700, size: 37, tracking: -0.01 }, 0);
  const width = text.box.right;
  const clip = element("clipPath", { id: "s" }, rect(0, -10, width, 29) + rect(0, 21.4, width, 40));
  return { content: clip + path(text.d, { "clip-path": "url(#s)" }), width };
};

const stopped: Manner = (name) => {
  const text = line(name.toLocaleLowerCase("fr"), { family: "display", weight: 700, size: 35, tracking: -0.045 }, 0);
  return { content: path(text.d) + rect(text.box.right + 3, 24.5, 7.5, 7.5), width: text.box.right + 10.5 };
};

/** Two lines of about the same length beside the sign. */
const stacked =
  (style: TextStyle, withMark: boolean, change = (name: string) => name): Manner =>
  (name, chance) => {
    const [first, second] = halves(change(name));
    const x = withMark ? 50 : 0;
    const upperLine = line(first, style, x, 16);
    const lowerLine = line(second, style, x, 35);
    const content = (withMark ? sign(chance) : "") + path(upperLine.d + lowerLine.d);
    return { content, width: Math.max(upperLine.box.right, lowerLine.box.right) };
  };

/** Splits at the space nearest to the middle. */
export function halves(name: string): [string, string] {
  const places = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [best = name.length] = places.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return [name.slice(0, best), name.slice(best + 1)];
}

const manners: readonly [Manner, ...Manner[]] = [bold, capitals, spaced, light, small, italic, ruled, boxed, stopped];

const shortManners: readonly [Manner, ...Manner[]] = [...manners, slit, slit];

const longManners: readonly [Manner, ...Manner[]] = [
  stacked({ family: "display", weight: 700, size: 20, tracking: -0.02 }, true),
  stacked({ family: "text", weight: 400, size: 20 }, true),
  stacked({ family: "text", weight: 700, size: 22 }, false, upper),
  stacked({ family: "display", weight: 700, italic: true, size: 20, tracking: -0.02 }, false),
];
