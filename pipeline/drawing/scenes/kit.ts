import { brownHair, chestnutHair, palette, skinTones } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, element, path, range, rect, trail } from "../svg.ts";

/** What the sample scenes are made of: a frame, sets of inks, and people. */

export const width = 1600;
export const height = 1067;

export type SceneOptions = { city?: string };

export type Motif = (chance: Random, options: SceneOptions) => string;

/** A poster in four inks: ground, large shapes, figures, and one that burns. */
export type Inks = { ground: string; field: string; figure: string; hot: string; pale: string };

const { night, dusk, fog, beacon, sky, haze, white } = palette;

export const inkSets: readonly [Inks, ...Inks[]] = [
  { ground: sky, field: white, figure: night, hot: beacon, pale: haze },
  { ground: beacon, field: white, figure: night, hot: white, pale: palette.waveOnBeacon },
  { ground: night, field: beacon, figure: fog, hot: white, pale: sky },
  { ground: haze, field: sky, figure: night, hot: beacon, pale: white },
];

export const ground = (fill: string) => rect(0, 0, width, height, { fill });

export type Person = { hair: string; skin: string; clothes: string; shape: number };

const hairs = [night, night, dusk, palette.slate, palette.beaconDeep, brownHair] as const;
const warmHairs = [palette.beaconDeep, brownHair, chestnutHair, palette.mist] as const;

/** Someone, drawn by lot; `clothes` are the inks they may wear. Dark hair does not sink into dark clothes. */
export function someone(chance: Random, clothes: readonly [string, ...string[]]): Person {
  const worn = chance.pick(clothes);
  const hair = chance.pick(hairs);
  const sinks = worn === hair || ([night, dusk].includes(worn) && [night, dusk].includes(hair));
  return {
    hair: sinks ? chance.pick(warmHairs) : hair,
    skin: chance.pick(skinTones),
    clothes: worn,
    shape: chance.integer(0, 7),
  };
}

/** Seen from behind, from the shoulders up; x is the middle, y the chin, r half the width of the head. */
export function fromBehind({ hair, skin, clothes, shape }: Person, x: number, y: number, r: number): string {
  const shoulders = path(
    trail`M${x - 2.3 * r} ${y + 4 * r}V${y + 1.7 * r}C${x - 2.3 * r} ${y + 0.9 * r} ${x - 1 * r} ${y + 0.7 * r} ${x - 0.5 * r} ${y + 0.4 * r}H${x + 0.5 * r}C${x + 1 * r} ${y + 0.7 * r} ${x + 2.3 * r} ${y + 0.9 * r} ${x + 2.3 * r} ${y + 1.7 * r}V${y + 4 * r}z`,
    { fill: clothes },
  );
  const neck = rect(x - 0.42 * r, y - 0.5 * r, 0.84 * r, 1.1 * r, { fill: skin });
  const ears =
    circle(x - r, y - 0.95 * r, 0.22 * r, { fill: skin }) + circle(x + r, y - 0.95 * r, 0.22 * r, { fill: skin });
  const head = element("ellipse", { cx: x, cy: y - 1.1 * r, rx: r, ry: 1.18 * r, fill: hair });
  return (
    neck +
    shoulders +
    hairBehind(shape, x, y, r, hair) +
    ([2, 3, 6].includes(shape) ? "" : ears) +
    head +
    overHair(shape, x, y, r, clothes)
  );
}

/** Hair that is wider or longer than the head. */
function hairBehind(shape: number, x: number, y: number, r: number, fill: string): string {
  if (shape === 1) return circle(x, y - 2.45 * r, 0.6 * r, { fill });
  if (shape === 2) return path(trail`M${x - r} ${y - 1.2 * r}h${2 * r}l${0.22 * r} ${2.3 * r}h${-2.44 * r}z`, { fill });
  if (shape === 3) return circle(x, y - 1.35 * r, 1.5 * r, { fill });
  if (shape === 4)
    return path(
      trail`M${x - 0.3 * r} ${y - 0.4 * r}h${0.6 * r}l${0.12 * r} ${1.9 * r}l${-0.42 * r} ${0.5 * r}l${-0.42 * r} ${-0.5 * r}z`,
      { fill },
    );
  return "";
}

/** A scarf or a pair of headphones over the hair. */
function overHair(shape: number, x: number, y: number, r: number, clothes: string): string {
  if (shape === 6)
    return path(
      trail`M${x - 1.12 * r} ${y - 1.1 * r}a${1.12 * r} ${1.28 * r} 0 0 1 ${2.24 * r} 0c0 ${1.1 * r} ${0.5 * r} ${1.5 * r} ${0.7 * r} ${2.2 * r}h${-3.64 * r}c${0.2 * r} ${-0.7 * r} ${0.7 * r} ${-1.1 * r} ${0.7 * r} ${-2.2 * r}z`,
      { fill: clothes },
    );
  if (shape === 7) {
    const cups = [-1, 1].map((side) =>
      rect(x + side * 1.12 * r - 0.2 * r, y - 1.45 * r, 0.4 * r, 0.85 * r, { fill: palette.beacon }),
    );
    const band = path(trail`M${x - 1.1 * r} ${y - 1.2 * r}a${1.1 * r} ${1.25 * r} 0 0 1 ${2.2 * r} 0`, {
      fill: "none",
      stroke: palette.beacon,
      "stroke-width": 0.2 * r,
    });
    return band + cups.join("");
  }
  return "";
}

/** Standing, seen from the front or from behind; y is the ground, h the whole height. */
export function standing(
  { hair, skin, clothes, shape }: Person,
  x: number,
  y: number,
  h: number,
  facing = true,
): string {
  const u = h / 8;
  const legs = path(
    trail`M${x - 0.72 * u} ${y - 4 * u}h${1.44 * u}l${0.1 * u} ${4 * u}h${-0.66 * u}l${-0.16 * u} ${-3.1 * u}l${-0.16 * u} ${3.1 * u}h${-0.66 * u}z`,
    { fill: palette.night },
  );
  const body = path(
    trail`M${x - 0.72 * u} ${y - 3.7 * u}V${y - 6.2 * u}q0 ${-0.45 * u} ${0.5 * u} ${-0.45 * u}h${0.44 * u}q${0.5 * u} 0 ${0.5 * u} ${0.45 * u}V${y - 3.7 * u}z`,
    { fill: clothes },
  );
  const arms = [-1, 1].map((side) => {
    const [shoulder, elbow, wrist] = [x + side * 0.84 * u, x + side * 1.06 * u, x + side * 0.96 * u];
    const sleeve = {
      fill: "none",
      stroke: clothes,
      "stroke-width": 0.42 * u,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    };
    return (
      circle(wrist, y - 3.6 * u, 0.23 * u, { fill: skin }) +
      path(trail`M${shoulder} ${y - 6.2 * u}L${elbow} ${y - 5 * u}L${wrist} ${y - 3.9 * u}`, sleeve)
    );
  });
  const neck = rect(x - 0.2 * u, y - 7 * u, 0.4 * u, 0.6 * u, { fill: skin });
  const long = shape === 2 || shape === 6 ? rect(x - 0.56 * u, y - 7.5 * u, 1.12 * u, 1.15 * u, { fill: hair }) : "";
  const bun = shape === 1 ? circle(x, y - 8.1 * u, 0.28 * u, { fill: hair }) : "";
  const head = element("ellipse", { cx: x, cy: y - 7.4 * u, rx: 0.5 * u, ry: 0.6 * u, fill: facing ? skin : hair });
  const top = facing
    ? path(
        trail`M${x - 0.54 * u} ${y - 7.35 * u}a${0.54 * u} ${0.68 * u} 0 0 1 ${1.08 * u} 0q${-0.5 * u} ${-0.34 * u} ${-1.08 * u} 0z`,
        { fill: hair },
      )
    : "";
  return (facing ? long : "") + legs + neck + arms.join("") + body + bun + head + (facing ? "" : long) + top;
}

/** Circles around one point, from the first radius outwards. */
export const rings = (x: number, y: number, count: number, step: number, first = step) =>
  range(count)
    .map((index) => circle(x, y, first + index * step))
    .join("");
