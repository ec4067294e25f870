import { expect, test } from "vitest";
import { bandsFor, beamsBetween } from "./emblem.ts";

const lyon = { lat: 45.749, lng: 4.86 };

test("an emblem has one beam per direction of another branch", () => {
  const [lille, mons] = [
    { lat: 50.629, lng: 3.057 },
    { lat: 50.454, lng: 3.952 },
  ];
  expect(beamsBetween(lyon, [lille, mons, mons])).toHaveLength(2);
  const many = Array.from({ length: 1_000 }, (_, i) => ({ lat: 43 + (i % 40) / 5, lng: 1 + i / 120 }));
  expect(beamsBetween(lyon, many).length).toBeLessThanOrEqual(360);
});

test("beams grow with distance, from two bands to seven", () => {
  const bands = [0, 1, 10, 100, 400, 600, 5000].map(bandsFor);
  expect(bands).toEqual(bands.toSorted((a, b) => a - b));
  expect([bands[0], bands.at(-1)]).toEqual([2, 7]);
});
