import { expect, test } from "vitest";
import { counterFor } from "./page-counter.ts";

const onVercel = { VERCEL: "1" };

test.each([
  ["host", onVercel, "vercel"],
  ["host", {}, "none"],
  ["vercel", {}, "vercel"],
  ["none", onVercel, "none"],
] as const)("analytics: %s, built with %o, is %s", (setting, environment, counter) => {
  expect(counterFor(setting, environment)).toBe(counter);
});
