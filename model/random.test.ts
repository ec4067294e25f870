import { expect, test } from "vitest";
import { random } from "./random.ts";

test("the same seed gives the same numbers", () => {
  const draw = (seed: string) => random(seed).between();
  expect(draw("Lyon")).toBe(draw("Lyon"));
  expect(draw("Lyon")).not.toBe(draw("Lille"));
});

test("random numbers cover their range", () => {
  const { between, integer, pick } = random("bounds");
  const seen = <T>(draw: () => T) => new Set(Array.from({ length: 200 }, draw));
  expect(seen(() => integer(2, 5))).toEqual(new Set([2, 3, 4, 5]));
  for (const value of seen(() => between(-1, 1))) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  expect(seen(() => pick(["a", "b"]))).toEqual(new Set(["a", "b"]));
});
