import { expect, test } from "vitest";
import { hasBegun } from "./office.ts";

test("a board is in office from its day on, and without a day at once", () => {
  const from = "2026-09-01";
  expect(["2026-08-31", "2026-09-01"].map((day) => hasBegun({ from }, day))).toEqual([false, true]);
  expect(hasBegun({}, "2026-08-31")).toBe(true);
});
