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

test("more than 80 labels are placed right of their points", () => {
  const many = Array.from({ length: 81 }, (_, index) => name(index % 9, Math.floor(index / 9)));
  expect(placeNames(many, sheet)).toEqual(many.map(() => right));
});
