import type { Point } from "./svg.ts";

/** Douglas–Peucker: drops points closer than `tolerance` to the line through their neighbours. */
export function simplify(points: Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(points.length);
  keep[0] = 1;
  keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const { index, offset } = farthest(points, from, to);
    if (offset <= tolerance) continue;
    keep[index] = 1;
    open.push([from, index], [index, to]);
  }
  return points.filter((_, index) => keep[index] === 1);
}

function farthest(points: Point[], from: number, to: number): { index: number; offset: number } {
  const [a, b] = [points[from]!, points[to]!];
  let best = { index: from, offset: -1 };
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  for (let index = from + 1; index < to; index += 1) {
    const point = points[index]!;
    const offset =
      length === 0
        ? Math.hypot(point.x - a.x, point.y - a.y)
        : Math.abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length;
    if (offset > best.offset) best = { index, offset };
  }
  return best;
}

/** The longest side of the bounding box. */
export function extent(points: Point[]): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
