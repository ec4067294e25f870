import { expect, test } from "vitest";
import { hash, random } from "./random.ts";

test("the same text always gives the same chance, another text another", () => {
  const draw = (seed: string) => {
    const chance = random(seed);
    return Array.from({ length: 5 }, () => chance.between());
  };
  expect(draw("Lyon")).toEqual(draw("Lyon"));
  expect(draw("Lyon")).not.toEqual(draw("Lille"));
  expect(hash("Lyon")).toBe(hash("Lyon"));
});

test("draws stay within their bounds and reach all of them", () => {
  const chance = random("bounds");
  const seen = new Set(Array.from({ length: 200 }, () => chance.integer(2, 5)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
  const values = Array.from({ length: 200 }, () => chance.between(-1, 1));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...values)).toBeLessThan(1);
  const hits = Array.from({ length: 1_000 }, () => chance.chance(0.3)).filter(Boolean).length;
  expect(hits).toBeGreaterThan(250);
  expect(hits).toBeLessThan(350);
  expect(new Set(Array.from({ length: 60 }, () => chance.pick(["a", "b"] as const)))).toEqual(new Set(["a", "b"]));
});
