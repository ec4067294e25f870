import { expect, test } from "vitest";
import { bandsFor, beamsBetween, emblem } from "./emblem.ts";
import { bearing } from "#model/geography.ts";
import { sampleBranches } from "./sample-branches.ts";

const lyon = sampleBranches.find(({ id }) => id === "lyon")!;

function beamsOf(all: typeof sampleBranches): number {
  const drawing = emblem(beamsBetween(lyon, all), "night");
  const beams = /<path d="([^"]*)"/.exec(drawing)?.[1] ?? "";
  return beams.match(/M/g)?.length ?? 0;
}

test("an emblem has one beam per direction of another branch", () => {
  const others = sampleBranches.filter(({ id }) => id !== "lyon");
  const directions = new Set(others.map((other) => Math.round(bearing(lyon, other))));
  expect(directions.size).toBeGreaterThan(5);
  expect(beamsOf(others)).toBe(directions.size);
});

test("an emblem has at most 360 beams", () => {
  const many = Array.from({ length: 1_000 }, (_, i) => ({
    ...lyon,
    id: `b${i}`,
    lat: 43 + (i % 40) / 5,
    lng: 1 + i / 120,
  }));
  expect(beamsOf(many)).toBeLessThanOrEqual(360);
});

test("beams grow with distance, from two bands to seven", () => {
  const bands = [0, 1, 10, 100, 400, 600, 5000].map(bandsFor);
  expect(bands).toEqual(bands.toSorted((a, b) => a - b));
  expect(bands[0]).toBe(2);
  expect(bands.at(-1)).toBe(7);
});

test("branches have different emblems", () => {
  const drawings = sampleBranches.map((branch) =>
    emblem(
      beamsBetween(
        branch,
        sampleBranches.filter(({ id }) => id !== branch.id),
      ),
      "sky",
    ),
  );
  expect(new Set(drawings).size).toBe(sampleBranches.length);
});
