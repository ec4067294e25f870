import { doorMotifs } from "./door-motifs.ts";
import { outline } from "./glyphs.ts";
import type { DrawnPage } from "#model/pages.ts";
import { mast } from "./lattice.ts";
import { palette } from "./palette.ts";
import { circle, group, numbers, path, polar, type Point, polyline, range, rect } from "./svg.ts";

const ground = 420;
const bold = { fill: "none", stroke: palette.white, "stroke-width": 7 };
const tip = (x: number, y = ground) => circle(x, y, 22, { fill: palette.beacon });

const rings = (x: number, count: number) =>
  range(count)
    .map((ring) => circle(x, ground, ring * 20 + 30))
    .join("");

/** One antenna and its range. */
const branches = () => group(bold, rings(400, 17)) + tip(400);

/** Two transmitters whose waves add up; the left one is whole, the right one runs off the page. */
const board = () => group(bold, rings(276, 13), rings(520, 13)) + tip(276) + tip(520);

/** One mast per year, each taller than the last. */
const association = () =>
  range(9)
    .map((year) =>
      mast({
        x: 44 + year * 70,
        top: 330 - year * 36,
        base: ground,
        topWidth: 8,
        baseWidth: 24 + year * 5,
        panels: year > 3 ? 2 : 1,
        curve: 1.2,
        brace: 1.1,
        cut: palette.sky,
      }),
    )
    .join("");

/** A signal read from left to right; the highest notes are lit. */
function publications(): string {
  const step = 20;
  const bars = range(33).map((bar) => {
    const swing = Math.abs(Math.sin(bar * 0.47)) * (0.55 + 0.45 * Math.sin(bar * 0.19 + 4.4));
    return { x: bar * step + 6, height: 34 + 300 * swing };
  });
  const isPeak = (index: number) =>
    bars[index] !== undefined &&
    bars[index].height > (bars[index - 1]?.height ?? Infinity) &&
    bars[index].height >= (bars[index + 1]?.height ?? Infinity);
  const strokes = bars.map(({ x, height }) => rect(x, ground - height, 8, height)).join("");
  const tips = bars
    .map(({ x, height }, index) => (isPeak(index) ? circle(x + 4, ground - height - 4, 11) : ""))
    .join("");
  return group({ fill: palette.white }, strokes) + group({ fill: palette.beacon }, tips);
}

/** A year as a dial: seven rings for the days of the week, some evenings lit. */
function events(): string {
  const centre = { x: 400, y: ground };
  const lit = new Set(["2:5", "4:9", "1:12", "5:16", "3:20", "6:7", "6:22"]);
  const cells = range(7).flatMap((day) =>
    range(26).map((week) => {
      const [inner, from] = [90 + day * 39, -90 + (week * 180) / 26];
      return {
        d: ringCell(centre, inner, inner + 30, from + 0.9, from + 180 / 26 - 0.9),
        lit: lit.has(`${day}:${week}`),
      };
    }),
  );
  const drawn = (on: boolean) =>
    cells
      .filter((cell) => cell.lit === on)
      .map(({ d }) => d)
      .join("");
  return path(drawn(false), { fill: palette.white }) + path(drawn(true), { fill: palette.beacon }) + tip(centre.x);
}

function ringCell(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number) => {
    const { x, y } = polar(centre, radius, degrees);
    return numbers([x, y]);
  };
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** Two strands that hold each other: what is given and what comes of it. */
function donation(): string {
  const strand = (sign: number, from: number, to: number) =>
    range(4)
      .map((line) =>
        polyline(
          range(61).map((step) => {
            const x = from + ((to - from) * step) / 60;
            return { x, y: 235 + sign * 120 * Math.cos((x / 660) * Math.PI * 3) + (line - 1.5) * 20 };
          }),
        ),
      )
      .join("");
  const over = (sign: number, from: number, to: number) =>
    path(strand(sign, from, to), { ...bold, stroke: palette.sky, "stroke-width": 26 }) +
    path(strand(sign, from, to), bold);
  // Both strands leave from the point where they first cross, so that neither is cut.
  const source = { x: 110, y: 235 };
  const strands = over(1, source.x, 660) + over(-1, source.x, 660) + over(1, 220, 440);
  return strands + circle(source.x, source.y, 46, { fill: palette.beacon });
}

/** The same letter, as large as each reader needs it. */
function accessibility(): string {
  const sizes = [150, 260, 420];
  const lefts = [52, 168, 350];
  const letter = (index: number) => outline("a", { size: sizes[index]! }, { x: lefts[index]!, y: ground }).d;
  return path(letter(0) + letter(1), { fill: palette.white }) + path(letter(2), { fill: palette.beacon });
}

export const headerMotifs: Record<DrawnPage, () => string> = {
  accessibility,
  association,
  board,
  branches,
  donation,
  events,
  publications,
  ...doorMotifs,
};
