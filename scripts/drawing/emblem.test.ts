import { expect, test } from "vitest";
import { bandsFor, emblem } from "./emblem.ts";
import { sampleBranches } from "./sample-branches.ts";

const lyon = sampleBranches.find(({ id }) => id === "lyon")!;

test("a branch sends one beam to each of the others", () => {
  const beams = /<path d="([^"]*)"/.exec(emblem(lyon, sampleBranches, "night"))?.[1] ?? "";
  expect(beams.match(/M/g)).toHaveLength(sampleBranches.length - 1);
});

test("beams grow with distance, from two bands to seven", () => {
  const bands = [0, 1, 10, 100, 400, 600, 5000].map(bandsFor);
  expect(bands).toEqual(bands.toSorted((a, b) => a - b));
  expect(bands[0]).toBe(2);
  expect(bands.at(-1)).toBe(7);
});

test("branches have different emblems", () => {
  const drawings = sampleBranches.map((branch) => emblem(branch, sampleBranches, "sky"));
  expect(new Set(drawings).size).toBe(sampleBranches.length);
});
