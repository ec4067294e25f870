import type { Box } from "./glyphs.ts";
import type { Point } from "./svg.ts";

/** Places names beside points so that they cover neither each other nor anything else drawn there. */

export type LabelRequest = { at: Point; width: number; height: number; gap: number };

type Surroundings = { frame: Box; obstacles: Box[] };

const sides = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 1, dy: -0.7 },
  { dx: -1, dy: -0.7 },
  { dx: 1, dy: 0.7 },
  { dx: -1, dy: 0.7 },
  { dx: 0, dy: -1 },
  { dx: 0, dy: 1 },
] as const;

/** One box per request, in the same order. The points themselves count as obstacles. */
export function placeLabels(requests: LabelRequest[], { frame, obstacles }: Surroundings): Box[] {
  const taken = [...obstacles, ...requests.map(({ at, gap }) => around(at, gap * 0.8))];
  const placed = new Map<LabelRequest, Box>();
  for (const request of byFreedom(requests)) {
    const [best] = sides
      .map((side, rank) => {
        const box = boxAt(request, side);
        return { box, cost: rank + cost(box, taken, frame) };
      })
      .toSorted((a, b) => a.cost - b.cost);
    if (best === undefined) continue;
    taken.push(inflate(best.box, request.height * 0.5));
    placed.set(request, best.box);
  }
  return requests.map((request) => placed.get(request) ?? boxAt(request, sides[0]));
}

/** The points with the closest neighbours choose first: they have the least room. */
function byFreedom(requests: LabelRequest[]): LabelRequest[] {
  const room = ({ at }: LabelRequest) =>
    Math.min(
      ...requests.map((other) => (other.at === at ? Infinity : Math.hypot(other.at.x - at.x, other.at.y - at.y))),
    );
  return requests.toSorted((a, b) => room(a) - room(b));
}

export const around = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

const inflate = ({ left, top, right, bottom }: Box, margin: number): Box => ({
  left: left - margin,
  top: top - margin,
  right: right + margin,
  bottom: bottom + margin,
});

function boxAt({ at, width, height, gap }: LabelRequest, { dx, dy }: (typeof sides)[number]): Box {
  const x = at.x + dx * gap * (dy === 0 ? 1 : 0.75) + (dx === 0 ? -width / 2 : dx < 0 ? -width : 0);
  const middle = at.y + dy * (dx === 0 ? gap + height / 2 : gap);
  return { left: x, top: middle - height / 2, right: x + width, bottom: middle + height / 2 };
}

function cost(box: Box, taken: Box[], frame: Box): number {
  const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
  const area = (box.right - box.left) * (box.bottom - box.top);
  const outside = area - overlap(box, frame);
  return (covered * 300 + outside * 1000) / area;
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
