import { expect, test } from "vitest";
import { extent, simplify } from "./simplify.ts";

const line = [
  { x: 0, y: 0 },
  { x: 5, y: 0.2 },
  { x: 10, y: 0 },
  { x: 10, y: 8 },
];

test("simplifying keeps corners and ends", () => {
  expect(simplify(line, 0.5)).toEqual([line[0], line[2], line[3]]);
  expect(simplify(line, 0.1)).toEqual(line);
});

test("simplifying keeps the shape of a closed line", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
    { x: 0, y: 9 },
    { x: 0, y: 0 },
  ];
  expect(simplify(square, 1)).toEqual(square);
});

test("the extent is the longest side of the box", () => {
  expect(extent(line)).toBe(10);
});
