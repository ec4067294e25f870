import { describe, expect, test } from "vitest";
import type { Point } from "./mercator.ts";
import { type Name, placeNames, type Sheet } from "./name-placing.ts";

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

  test("does not cover a mark", () => {
    const beside = (...marks: Point[]) => placeNames([name(0, 0)], { ...sheet, marks });
    expect(beside({ x: 30, y: 0 })).toEqual([left]);
    expect(beside({ x: 30, y: 0 }, { x: -30, y: 0 })).toEqual([above]);
    expect(beside({ x: 30, y: 0 }, { x: -30, y: 0 }, { x: 0, y: -20 })).toEqual([below]);
    expect(beside({ x: 30, y: 15 })).toEqual([right]);
    expect(beside({ x: 30, y: 13 })).toEqual([left]);
  });
});

describe("two names", () => {
  test("are placed on opposite sides", () => {
    expect(placeNames([name(0, 0), name(25, 0)], sheet)).toEqual([left, right]);
    expect(placeNames([name(25, 0), name(0, 0)], sheet)).toEqual([right, left]);
  });

  test("on two lines stand below one another; closer than a line, one of them moves", () => {
    expect(placeNames([name(0, 0), name(0, 20)], sheet)).toEqual([right, right]);
    expect(new Set(placeNames([name(0, 0), name(0, 14)], sheet).map(({ anchor }) => anchor)).size).toBe(2);
  });
});

const spiral = (count: number, reach: number, turn: number, width = (_: number) => 40) =>
  Array.from({ length: count }, (_, i) => {
    const away = reach * Math.sqrt(i / count);
    return name(Math.round(away * Math.cos(i * turn)), Math.round(away * Math.sin(i * turn)), width(i));
  });

describe("label positions are deterministic", () => {
  test.each([
    {
      where: "a crowd on a wide sheet",
      names: spiral(14, 34, 2.4),
      sheet: { room: { x: 160, y: 150 }, line: 20, leaders: { reach: 140, column: 22 } },
      kept: "110,10s -37,4e 65,-27s 34,28s -26,-7e 27,-9s -38,29e -33,-29e 20,11s -19,20e 0,-18m 0,18m -39,-14e 34,7s",
    },
    {
      where: "an inset with marks, and points beyond its rim",
      names: [...spiral(13, 92, 1.7, (i) => 24 + 9 * (i % 5)), name(104, 12, 30), name(-20, -103, 50)],
      sheet: {
        room: { x: 100, y: 100 },
        radius: 96,
        line: 18,
        marks: [
          { x: 0, y: 30 },
          { x: -40, y: -10 },
          { x: 52, y: -44 },
        ],
        leaders: { reach: 70, column: 15 },
      },
      kept: "11,0s 0,18m -11,0e 0,-18m 0,18m -11,0e 0,-18m 0,18m -11,0e 0,-18m 11,0s -54,-5e -11,0e -11,0e 11,0s",
    },
  ])("$where", ({ names, sheet: given, kept }) => {
    const written = placeNames(names, given).map(({ x, y, anchor }) => `${x},${y}${anchor[0]}`);
    expect(written.join(" ")).toBe(kept);
  });
});

test("more than 80 labels are placed right of their points", () => {
  const many = Array.from({ length: 81 }, (_, index) => name(index % 9, Math.floor(index / 9)));
  expect(placeNames(many, sheet)).toEqual(many.map(() => right));
});
