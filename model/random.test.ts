import { expect, test } from "vitest";
import { random } from "./random.ts";

test("the same seed gives the same numbers", () => {
  const draw = (seed: string) => {
    const chance = random(seed);
    return Array.from({ length: 5 }, () => chance.between());
  };
  expect(draw("Lyon")).toEqual(draw("Lyon"));
  expect(draw("Lyon")).not.toEqual(draw("Lille"));
});

test("random numbers cover their range", () => {
  const chance = random("bounds");
  const seen = new Set(Array.from({ length: 200 }, () => chance.integer(2, 5)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
  const values = Array.from({ length: 200 }, () => chance.between(-1, 1));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(new Set(Array.from({ length: 60 }, () => chance.pick(["a", "b"] as const)))).toEqual(new Set(["a", "b"]));
});
