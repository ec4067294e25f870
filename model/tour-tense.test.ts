import { expect, test } from "vitest";
import type { Content } from "./collections.ts";
import { isOver } from "./tour-tense.ts";

const on = (date: string) => ({ date }) as Content["edition"];

test.each([
  ["on the day, to its last minute in Paris", "2025-10-11", "2025-10-11T21:59:59Z", false],
  ["from the midnight that follows", "2025-10-11", "2025-10-11T22:00:00Z", true],
  ["in winter, when Paris is one hour ahead", "2026-12-12", "2026-12-12T22:59:59Z", false],
  ["in winter, from midnight", "2026-12-12", "2026-12-12T23:00:00Z", true],
])("%s: held on %s, read at %s, over is %s", (_, date, now, over) => {
  expect(isOver(on(date), new Date(now))).toBe(over);
});
