import { expect, test } from "vitest";
import { lineAtDistance, shoreDistances } from "./water-lines.ts";

const frame = { left: -50, top: -50, right: 150, bottom: 150 };
const island = {
  points: [20, 80].flatMap((x) => [x, 100 - x].map((y) => ({ x, y }))),
  closed: true,
};
const outside = (value: number) => Math.max(20 - value, value - 80, 0);

test.each([4, 11.5, 21])("the line at %s pixels keeps that distance from the shore", (distance) => {
  const lines = lineAtDistance(shoreDistances([island], frame), distance);
  const points = lines
    .flatMap((line) => line.points)
    .filter(({ x, y }) => Math.max(x, y) < 149 && Math.min(x, y) > -49);
  expect(points.length).toBeGreaterThanOrEqual(8);
  for (const { x, y } of points) expect(Math.abs(Math.hypot(outside(x), outside(y)) - distance)).toBeLessThan(0.6);
});

test("lakes have water lines, land has none", () => {
  const lake = { points: island.points.map(({ x, y }) => ({ x: x + 20, y: y + 20 })), closed: true };
  const around = { points: [-60, 160].flatMap((x) => [x, 100 - x].map((y) => ({ x, y }))), closed: true };
  const lines = lineAtDistance(shoreDistances([around, lake], frame), 4);
  const points = lines.flatMap((line) => line.points);
  expect(points.length).toBeGreaterThan(3);
  for (const { x, y } of points) expect(x > 40 && x < 100 && y > 40 && y < 100).toBe(true);
});
