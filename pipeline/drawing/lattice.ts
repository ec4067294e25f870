import { group, numbers, path, range } from "./svg.ts";

type Mast = {
  x: number;
  top: number;
  base: number;
  topWidth: number;
  baseWidth: number;
  /** Crossed panels per band. */
  panels: number;
  /** 1 for straight legs; larger values widen them towards the base. */
  curve: number;
  odd: string;
  even: string;
  leg?: number;
  brace?: number;
};

const bands = 7;

type Level = { y: number; half: number };

/** A lattice mast, painted in equal bands like a radio mast. */
export function mast(options: Mast): string {
  const { panels, odd, even } = options;
  return range(bands)
    .map((band) => {
      const levels = range(panels + 1).map((panel) => levelAt(options, (band + panel / panels) / bands));
      const colour = band % 2 === 0 ? odd : even;
      return paintedBand(options, levels, colour);
    })
    .join("");
}

function levelAt({ top, base, topWidth, baseWidth, curve }: Mast, share: number): Level {
  return { y: top + share * (base - top), half: (topWidth + (baseWidth - topWidth) * share ** curve) / 2 };
}

const move = (x: number, y: number) => `M${numbers([x, y])}`;
const line = (x: number, y: number) => `L${numbers([x, y])}`;

function braces(x: number, levels: Level[]): string {
  return levels
    .slice(1)
    .map((below, index) => {
      const above = levels[index] ?? below;
      const bar = `H${numbers([x + below.half])}`;
      const falling = move(x - above.half, above.y) + line(x + below.half, below.y);
      const rising = move(x + above.half, above.y) + line(x - below.half, below.y);
      return falling + rising + bar;
    })
    .join("");
}

function legs(x: number, levels: Level[]): string {
  const side = (sign: number) =>
    levels.map(({ y, half }, index) => (index === 0 ? move : line)(x + sign * half, y)).join("");
  return side(-1) + side(1);
}

function paintedBand({ x, leg = 4, brace = 1.8 }: Mast, levels: Level[], colour: string): string {
  return group(
    { fill: "none", stroke: colour },
    path(braces(x, levels), { "stroke-width": brace }),
    path(legs(x, levels), { "stroke-width": leg }),
  );
}
