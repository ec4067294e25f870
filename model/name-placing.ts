import { type Box, covers, crosses, distanceToLine, grown, overlap, runsThrough } from "./boxes.ts";
import type { Point } from "./mercator.ts";

/** A name to write beside its point; `narrow` is its width on two lines, as it may stand over or under the point. */
export type Name = { at: Point; width: number; narrow?: number };

/** Where a name begins or ends, seen from its point, and the side of that spot on which it is written. */
export type Spot = { x: number; y: number; anchor: "start" | "middle" | "end" };

export type Sheet = {
  /** Half the width and half the height of the room around the origin. */
  room: Point;
  /** Names stay inside this circle too, where they can. */
  radius?: number;
  /** Height of a line of names, with the air around it. */
  line: number;
  /** Marks that nothing should be written on. */
  marks?: Point[];
  /** How far from its point a name may be moved, on the end of a line. */
  leaders: { reach: number; column: number };
};

type Placed = { spot: Spot; box: Box; from: Point; to: Point };

const gap = 11;
const dot = 7;
const rounds = 8;
/** More names than these cannot all be read, wherever they stand; to search for room would take hours. */
const most = 80;

/**
 * Places every name so that none covers another, a point or the line of another, as close to its point as can be.
 * The points never move. Always the same answer for the same names.
 */
export function placeNames(names: Name[], sheet: Sheet): Spot[] {
  const choices = names.map((name) => spotsFor(name, sheet, hasTwin(name, names)));
  if (names.length > most) return choices.map(([beside]) => beside!.spot);
  const starts = [choices.map((spots) => spots[0]!), inColumns(names, choices, sheet)];
  const answers = starts.map((start) => improved(start, choices, names, sheet));
  const [best] = answers.toSorted((a, b) => a.cost - b.cost);
  return best!.chosen.map(({ spot }) => spot);
}

/** Each name in turn takes the best spot that the others leave it, until none can do better. */
function improved(start: Placed[], choices: Placed[][], names: Name[], sheet: Sheet) {
  const chosen = [...start];
  let cost = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = [...chosen];
    cost = 0;
    for (const [index, spots] of choices.entries()) {
      const others = chosen.filter((_, i) => i !== index);
      const best = cheapest(spots, others, names, index, sheet);
      chosen[index] = best.spot;
      cost += best.cost;
    }
    if (chosen.every((spot, i) => spot === before[i])) break;
  }
  return { chosen, cost };
}

/** The western half in a column on the left, the eastern on the right, from north to south: no line crosses another. */
function inColumns(names: Name[], choices: Placed[][], { room, line }: Sheet): Placed[] {
  const byX = names.map((_, i) => i).toSorted((a, b) => names[a]!.at.x - names[b]!.at.x);
  const half = Math.ceil(byX.length / 2);
  const chosen = choices.map((spots) => spots[0]!);
  for (const [side, members] of [
    [-1, byX.slice(0, half)],
    [1, byX.slice(half)],
  ] as const) {
    const middle = members.reduce((sum, i) => sum + names[i]!.at.y, 0) / members.length;
    for (const [row, i] of members.toSorted((a, b) => names[a]!.at.y - names[b]!.at.y).entries()) {
      const target = { x: side * room.x * 0.35, y: middle + (row - (members.length - 1) / 2) * line };
      const off = ({ spot, to }: Placed) =>
        Math.hypot(to.x - target.x, to.y - target.y) + (Math.sign(spot.x) === side ? 0 : 1000);
      chosen[i] = choices[i]!.reduce((best, spot) => (off(spot) < off(best) ? spot : best));
    }
  }
  return chosen;
}

/** Closer than this, in pixels, two points are one. */
export const together = 8;

const hasTwin = (name: Name, names: Name[]) =>
  names.some((other) => other !== name && Math.hypot(other.at.x - name.at.x, other.at.y - name.at.y) < together);

function spotsFor({ at, width, narrow }: Name, { line, leaders, room }: Sheet, isTwin: boolean): Placed[] {
  // Two at one place may stand one above the other, where there is room on one side only.
  const rowsBeside = isTwin ? [0, -line / 2, line / 2] : [0];
  const beside = rowsBeside.flatMap((y) => [gap, -gap].map((x) => ({ x, y })));
  const twoLines = narrow === undefined ? 0 : 8;
  const overAndUnder = [-1, 1].map((side) => ({ x: 0, y: side * (gap + 7 + twoLines) }));
  // Names on lines begin and end on a grid of the sheet, so that they stand below one another.
  const columns = gridWithin(room.x, leaders.column).map((x) => x - at.x);
  const rows = gridWithin(room.y, line / 2).map((y) => y - at.y);
  const away = columns
    .filter((x) => Math.abs(x) > gap + 6 && Math.abs(x) < leaders.reach)
    .flatMap((x) => rows.filter((y) => Math.hypot(x, y) < leaders.reach).map((y) => ({ x, y })));
  return [
    ...beside.map((offset) => spotAt(at, offset, width, line)),
    ...overAndUnder.map((offset) => spotAt(at, offset, narrow ?? width, line + 2 * twoLines)),
    ...away.map((offset) => spotAt(at, offset, width, line)),
  ];
}

function spotAt(at: Point, { x, y }: Point, width: number, line: number): Placed {
  const [anchor, share] = x > 0 ? (["start", 0] as const) : x < 0 ? (["end", 1] as const) : (["middle", 0.5] as const);
  const left = at.x + x - width * share;
  return {
    spot: { x: round(x), y: round(y), anchor },
    box: { left, right: left + width, top: at.y + y - line / 2, bottom: at.y + y + line / 2 },
    from: at,
    to: x === 0 ? at : { x: at.x + x - Math.sign(x) * 4, y: at.y + y },
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

function gridWithin(half: number, step: number): number[] {
  const count = Math.floor(half / step);
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * step);
}

function cheapest(
  spots: Placed[],
  others: Placed[],
  names: Name[],
  own: number,
  sheet: Sheet,
): { spot: Placed; cost: number } {
  const points = [...names.filter((_, i) => i !== own).map(({ at }) => at), ...(sheet.marks ?? [])];
  const middle = names.reduce((sum, { at }) => sum + at.x, 0) / names.length;
  let best = { spot: spots[0]!, cost: Infinity };
  for (const spot of spots) {
    const cost = costOf(spot, { others, points, middle, sheet, most: best.cost });
    if (cost < best.cost) best = { spot, cost };
  }
  return best;
}

type Surroundings = { others: Placed[]; points: Point[]; middle: number; sheet: Sheet; most: number };

function costOf({ box, from, to, spot }: Placed, { others, points, middle, sheet, most }: Surroundings): number {
  // Across the crowd a line is longer to follow than away from it.
  const inward = spot.x * (from.x - middle) < 0 ? 12 : 0;
  let cost = Math.hypot(spot.x, spot.y * 1.4) + inward + 40 * outside(box, from, sheet);
  for (const point of points) {
    if (cost >= most) return cost;
    if (covers(grown(box, dot - 3), point)) cost += 400;
    if (distanceToLine(point, from, to) < dot) cost += 90;
  }
  for (const other of others) {
    if (cost >= most) return cost;
    const covered = overlap(box, other.box);
    if (covered > 0) cost += 800 + covered * 8;
    if (crosses(from, to, other.from, other.to)) cost += 250;
    if (runsThrough(from, to, other.box) || runsThrough(other.from, other.to, box)) cost += 350;
  }
  return cost;
}

/** By how many pixels a name leaves its sheet. A point that stands outside itself is named towards the middle. */
function outside({ left, right, top, bottom }: Box, { x, y }: Point, { room, radius }: Sheet): number {
  if (Math.abs(x) > room.x || Math.abs(y) > room.y) return Math.sign(x) === Math.sign((left + right) / 2 - x) ? 9 : 0;
  const over = [-room.x - left, right - room.x, -room.y - top, bottom - room.y];
  const sheetCost = over.reduce((sum, by) => sum + Math.max(0, by) * 4, 0);
  if (radius === undefined) return sheetCost;
  const corner = Math.max(...[left, right].flatMap((cx) => [top + 4, bottom - 4].map((cy) => Math.hypot(cx, cy))));
  return sheetCost + Math.max(0, corner + 6 - radius) / 6;
}
