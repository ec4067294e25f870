import type { Point } from "./mercator.ts";

/** In pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const boxAround = ({ x, y }: Point, by: number): Box => grown({ left: x, top: y, right: x, bottom: y }, by);

export const covers = ({ left, top, right, bottom }: Box, { x, y }: Point) =>
  x > left && x < right && y > top && y < bottom;

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function distanceToLine({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a.x - share * dx, y - a.y - share * dy);
}

const turn = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

export const crosses = (a: Point, b: Point, c: Point, d: Point) =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

/** A line through a box crosses one of its diagonals. */
export function runsThrough(a: Point, b: Point, { left, top, right, bottom }: Box): boolean {
  const [high, low] = [top + 4, bottom - 4];
  return (
    crosses(a, b, { x: left, y: high }, { x: right, y: low }) ||
    crosses(a, b, { x: left, y: low }, { x: right, y: high })
  );
}

/** Whether a point is at least `radius` away from a box. */
export function isClear({ x, y }: Point, radius: number, { left, top, right, bottom }: Box): boolean {
  const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  return Math.hypot(dx, dy) >= radius;
}
