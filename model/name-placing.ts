import { type Box, covers, crosses, distanceToLine, grown, overlap, runsThrough } from "./boxes.ts";
import type { Point } from "./mercator.ts";

/** A label; `narrow` is its width on two lines, above or below its point. */
export type Name = { at: Point; width: number; narrow?: number };

/** The offset of a label from its point, and the side of it that is anchored there. */
export type Spot = { x: number; y: number; anchor: "start" | "middle" | "end" };

export type Sheet = {
  /** Half the width and height of the area around the origin. */
  room: Point;
  /** Labels stay inside this circle if possible. */
  radius?: number;
  /** The line height of labels, with their margins. */
  line: number;
  /** Points that no label should cover. */
  marks?: Point[];
  /** How far a label may move from its point, connected by a line. */
  leaders: { reach: number; column: number };
};

type Placed = { spot: Spot; box: Box; from: Point; to: Point };

const gap = 11;
const dot = 7;
const rounds = 8;
/** With more labels the search takes too long, and they cannot all be readable. */
const most = 80;

/** Places labels close to their points so that none covers another label, point or line; deterministic. */
export function placeNames(names: Name[], sheet: Sheet): Spot[] {
  const choices = names.map((name) => spotsFor(name, sheet, hasTwin(name, names)));
  if (names.length > most) return choices.map(([beside]) => beside!.spot);
  const starts = [choices.map((spots) => spots[0]!), inColumns(names, choices, sheet)];
  const answers = starts.map((start) => improved(start, choices, names, sheet));
  const [best] = answers.toSorted((a, b) => a.cost - b.cost);
  return best!.chosen.map(({ spot }) => spot);
}

/** Each label in turn takes its best position, until none improves. */
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

/** One column on the left and one on the right, each from north to south, so that no lines cross. */
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

/** In pixels; closer points count as one. */
export const together = 8;

const hasTwin = (name: Name, names: Name[]) =>
  names.some((other) => other !== name && Math.hypot(other.at.x - name.at.x, other.at.y - name.at.y) < together);

function spotsFor({ at, width, narrow }: Name, { line, leaders, room }: Sheet, isTwin: boolean): Placed[] {
  // Two labels of one place may be above each other if only one side has room.
  const rowsBeside = isTwin ? [0, -line / 2, line / 2] : [0];
  const beside = rowsBeside.flatMap((y) => [gap, -gap].map((x) => ({ x, y })));
  const twoLines = narrow === undefined ? 0 : 8;
  const overAndUnder = [-1, 1].map((side) => ({ x: 0, y: side * (gap + 7 + twoLines) }));
  // Labels with lines snap to a grid, so that they align.
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

function cheapest(spots: Placed[], others: Placed[], names: Name[], own: number, sheet: Sheet) {
  const points = [...names.filter((_, i) => i !== own).map(({ at }) => at), ...(sheet.marks ?? [])];
  const middle = names.reduce((sum, { at }) => sum + at.x, 0) / names.length;
  return spots
    .map((spot) => ({ spot, cost: costOf(spot, others, points, middle, sheet) }))
    .reduce((best, each) => (each.cost < best.cost ? each : best));
}

function costOf({ box, from, to, spot }: Placed, others: Placed[], points: Point[], middle: number, sheet: Sheet) {
  // Lines across the other points are harder to follow.
  const inward = spot.x * (from.x - middle) < 0 ? 12 : 0;
  let cost = Math.hypot(spot.x, spot.y * 1.4) + inward + 40 * outside(box, from, sheet);
  for (const point of points) {
    if (covers(grown(box, dot - 3), point)) cost += 400;
    if (distanceToLine(point, from, to) < dot) cost += 90;
  }
  for (const other of others) {
    const covered = overlap(box, other.box);
    if (covered > 0) cost += 800 + covered * 8;
    if (crosses(from, to, other.from, other.to)) cost += 250;
    if (runsThrough(from, to, other.box) || runsThrough(other.from, other.to, box)) cost += 350;
  }
  return cost;
}

/** The pixels of a label outside its sheet; points outside are labelled towards the centre. */
function outside({ left, right, top, bottom }: Box, { x, y }: Point, { room, radius }: Sheet): number {
  if (Math.abs(x) > room.x || Math.abs(y) > room.y) return Math.sign(x) === Math.sign((left + right) / 2 - x) ? 9 : 0;
  const over = [-room.x - left, right - room.x, -room.y - top, bottom - room.y];
  const sheetCost = over.reduce((sum, by) => sum + Math.max(0, by) * 4, 0);
  if (radius === undefined) return sheetCost;
  const corner = Math.max(...[left, right].flatMap((cx) => [top + 4, bottom - 4].map((cy) => Math.hypot(cx, cy))));
  return sheetCost + Math.max(0, corner + 6 - radius) / 6;
}
