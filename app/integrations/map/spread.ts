import type { Point } from "#model/mercator.ts";

const mostRounds = 200;
/** Pairs to look at in all: hundreds of points can be told apart, for thousands there is no room anyway. */
const mostPairs = 2e7;

/** Moves points apart until each has room around it, as little as needed, always in the same way. */
export function spread(points: Point[], room: number): Point[] {
  // A start on a small spiral tells apart points that lie on top of each other.
  const moved = points.map(({ x, y }, i) => ({ x: x + Math.cos(i * 2.4) * 0.5, y: y + Math.sin(i * 2.4) * 0.5 }));
  const rounds = Math.min(mostRounds, Math.ceil(mostPairs / points.length ** 2));
  for (let round = 0; round < rounds; round++) {
    if (!pushApart(moved, room)) break;
  }
  return moved;
}

function pushApart(points: Point[], room: number): boolean {
  const enough = room - 0.1;
  let pushed = false;
  for (let i = 0; i < points.length; i++) {
    const a = points[i]!;
    for (let j = i + 1; j < points.length; j++) {
      const b = points[j]!;
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      // Most pairs are far apart; with thousands of points only a cheap look at them is affordable.
      if (dx >= enough || -dx >= enough || dy >= enough || -dy >= enough) continue;
      const distance = Math.hypot(dx, dy) || 0.01;
      if (distance >= enough) continue;
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
