import type { Point } from "./mercator.ts";

const rounds = 200;

/** Moves points apart until each has room around it, as little as needed, always in the same way. */
export function spread(points: Point[], room: number): Point[] {
  // A start on a small spiral tells apart points that lie on top of each other.
  const moved = points.map(({ x, y }, i) => ({ x: x + Math.cos(i * 2.4) * 0.5, y: y + Math.sin(i * 2.4) * 0.5 }));
  for (let round = 0; round < rounds; round++) {
    if (!pushApart(moved, room)) break;
  }
  return moved;
}

function pushApart(points: Point[], room: number): boolean {
  let pushed = false;
  for (const [i, a] of points.entries()) {
    for (const b of points.slice(i + 1)) {
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const distance = Math.hypot(dx, dy) || 0.01;
      if (distance >= room - 0.1) continue;
      const push = (room - distance) / 2 / distance;
      a.x -= dx * push;
      a.y -= dy * push;
      b.x += dx * push;
      b.y += dy * push;
      pushed = true;
    }
  }
  return pushed;
}
