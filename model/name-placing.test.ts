import { describe, expect, test } from "vitest";
import type { Point } from "./mercator.ts";
import { type Name, placeNames, type Sheet, type Spot } from "./name-placing.ts";

const sheet: Sheet = { room: { x: 100, y: 100 }, line: 20, leaders: { reach: 60, column: 20 } };
const name = (x: number, y: number, width = 40): Name => ({ at: { x, y }, width });

const right = { x: 11, y: 0, anchor: "start" };
const left = { x: -11, y: 0, anchor: "end" };
const above = { x: 0, y: -18, anchor: "middle" };
const below = { x: 0, y: 18, anchor: "middle" };

describe("a name alone", () => {
  test.each([
    ["stands right of its point", name(0, 0), right],
    ["fits to the very edge", name(49, 0), right],
    ["stands left where the right has no room", name(50, 0), left],
    ["stands above when both sides are too narrow", name(0, 0, 190), above],
    ["stands below when there is no room above either", name(0, -75, 190), below],
    ["stands above at the foot of the sheet", name(0, 75, 190), above],
    ["of a point beyond the right edge is written towards the middle", name(120, 0), left],
    ["of a point beyond the left edge is written towards the middle", name(-120, 0), right],
  ])("%s", (_, alone, spot) => expect(placeNames([alone], sheet)).toEqual([spot]));

  test("stays inside a circle too", () => {
    expect(placeNames([name(0, 0, 80)], { ...sheet, radius: 97.5 })).toEqual([right]);
    expect(placeNames([name(0, 0, 80)], { ...sheet, radius: 70 })).toEqual([above]);
    expect(placeNames([name(20, 0)], { ...sheet, radius: 72 })).toEqual([left]);
  });

  test("covers no mark", () => {
    const beside = (...marks: Point[]) => placeNames([name(0, 0)], { ...sheet, marks });
    expect(beside({ x: 30, y: 0 })).toEqual([left]);
    expect(beside({ x: 30, y: 0 }, { x: -30, y: 0 })).toEqual([above]);
    expect(beside({ x: 30, y: 0 }, { x: -30, y: 0 }, { x: 0, y: -20 })).toEqual([below]);
    expect(beside({ x: 30, y: 15 })).toEqual([right]);
    expect(beside({ x: 30, y: 13 })).toEqual([left]);
  });

  test("is led away on a line where all around is taken, to the grid of the sheet", () => {
    const marks = [-30, 0, 30].flatMap((x) => [-20, 0, 20].map((y) => ({ x, y }))).filter(({ x, y }) => x || y);
    const [spot] = placeNames([name(5, 5)], { ...sheet, marks });
    expect([(5 + spot!.x) % 20, (5 + spot!.y) % 10].map(Math.abs)).toEqual([0, 0]);
    expect(Math.hypot(spot!.x, spot!.y)).toBeLessThan(60);
    expect(spot!.anchor).toBe(spot!.x > 0 ? "start" : "end");
  });
});

describe("two names", () => {
  test("side by side turn away from each other", () => {
    expect(placeNames([name(0, 0), name(25, 0)], sheet)).toEqual([left, right]);
    expect(placeNames([name(25, 0), name(0, 0)], sheet)).toEqual([right, left]);
  });

  test("far apart each stand where they would alone", () => {
    expect(placeNames([name(-60, 0), name(20, 40)], sheet)).toEqual([right, right]);
  });

  test("on two lines stand below one another; closer than a line, one of them moves", () => {
    expect(placeNames([name(0, 0), name(0, 20)], sheet)).toEqual([right, right]);
    expect(new Set(placeNames([name(0, 0), name(0, 14)], sheet).map(({ anchor }) => anchor)).size).toBe(2);
  });
});

describe("a crowd", () => {
  const crowd = Array.from({ length: 14 }, (_, i) =>
    name(
      Math.round(34 * Math.cos(i * 2.4) * Math.sqrt(i / 14)),
      Math.round(34 * Math.sin(i * 2.4) * Math.sqrt(i / 14)),
    ),
  );
  const wide: Sheet = { room: { x: 160, y: 150 }, line: 20, leaders: { reach: 140, column: 22 } };
  const spots = placeNames(crowd, wide);
  const placed = crowd.map(({ at, width }, i) => around(at, width, spots[i]!));

  function around(at: Point, width: number, { x, y, anchor }: Spot) {
    const start = at.x + x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
    const line = Array.from({ length: 60 }, (_, i) => ({ x: at.x + (x * i) / 62, y: at.y + (y * i) / 62 }));
    return { at, left: start, right: start + width, top: at.y + y - 10, bottom: at.y + y + 10, line };
  }

  const pairs = placed.flatMap((a, i) => placed.flatMap((b, j) => (i === j ? [] : [[a, b] as const])));

  test("no name covers another, a point or the line of another", () => {
    for (const [a, b] of pairs) {
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      for (const { x, y } of [b.at, ...b.line]) {
        expect(x > a.left && x < a.right && y > a.top + 4 && y < a.bottom - 4).toBe(false);
      }
    }
  });

  test("all stay on the sheet, and close to their points", () => {
    for (const box of placed) {
      expect(Math.max(-box.left, box.right)).toBeLessThanOrEqual(160);
      expect(Math.max(-box.top, box.bottom)).toBeLessThanOrEqual(150);
    }
    const away = spots.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 0) / spots.length;
    expect(away).toBeLessThan(41);
  });

  test("the same names are always placed the same way", () => {
    expect(placeNames(crowd, wide)).toEqual(spots);
  });
});

test("more names than can be read stand right of their points, without a search", () => {
  const many = Array.from({ length: 81 }, (_, index) => name(index % 9, Math.floor(index / 9)));
  expect(placeNames(many, sheet)).toEqual(many.map(() => right));
});
