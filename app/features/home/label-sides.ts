export type Side = "left" | "right";

/** A place on the plan: shares of the distance to the farthest city, east and south of the middle. */
export type Spot = { x: number; y: number; label: string };

/** How a plan is shown: pixels from the middle to the farthest city, to either edge, and the size of a label. */
export type Room = { reach: number; left: number; right: number; letter: number; lineHeight: number };

type Box = { left: number; right: number; top: number; bottom: number };

const gap = 20;
const dot = 12;

/** On which side of its beacon each name stands, so that it covers no other name, no beacon and not the mast. */
export function labelSides(spots: Spot[], room: Room): Side[] {
  const dots = spots.map(({ x, y }) => around(x * room.reach, y * room.reach));
  const taken: Box[] = [];
  return spots.map((spot, index) => {
    const others = dots.filter((_, other) => other !== index);
    const [best] = (["right", "left"] as const)
      .map((side) => {
        const box = labelBox(spot, side, room);
        return { side, box, cost: cost(box, [...others, ...taken], room) };
      })
      .toSorted((a, b) => a.cost - b.cost);
    taken.push(best!.box);
    return best!.side;
  });
}

function labelBox({ x, y, label }: Spot, side: Side, { reach, letter, lineHeight }: Room): Box {
  const lines = label.split("\n");
  const width = Math.max(...lines.map(({ length }) => length)) * letter;
  const near = x * reach + (side === "right" ? gap : -gap);
  const half = (lines.length * lineHeight) / 2;
  return {
    left: side === "right" ? near : near - width,
    right: side === "right" ? near + width : near,
    top: y * reach - half,
    bottom: y * reach + half,
  };
}

function cost(box: Box, taken: Box[], { left, right }: Room): number {
  const outside = Math.max(0, -left - box.left) + Math.max(0, box.right - right);
  // The mast opens towards the ground, by about a sixth of its height to each side.
  const mast = { left: -box.bottom / 6 - 6, right: box.bottom / 6 + 6, top: -dot, bottom: Infinity };
  return outside * 20 + [...taken, mast].reduce((sum, other) => sum + overlap(box, other), 0);
}

const around = (x: number, y: number): Box => ({ left: x - dot, right: x + dot, top: y - dot, bottom: y + dot });

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
