import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";

const timeout = AbortSignal.timeout.bind(AbortSignal);
afterEach(() => {
  AbortSignal.timeout = timeout;
});

test("a page may take its time to be prerendered: a slow machine builds the site too", async () => {
  await import("../../react-router.config.ts");
  const signal = AbortSignal.timeout(20);
  await setTimeout(100);
  expect(signal.aborted).toBe(false);
});
