import { expect, test } from "vitest";
import type { Content } from "./collections.ts";
import { hoursOf, parisTime } from "./paris-time.ts";

test("times in Paris have the offset of summer or winter", () => {
  expect(parisTime("2025-10-11", "09:00")).toBe("2025-10-11T09:00:00+02:00");
  expect(parisTime("2025-12-06", "18:30")).toBe("2025-12-06T18:30:00+01:00");
});

test("doors open with the first slot and close with the last, in any order", () => {
  const day = (...slots: { start: string; end: string }[]) => ({ slots }) as Content["schedule"];
  const [early, late, between] = [
    { start: "09:00", end: "10:00" },
    { start: "16:00", end: "18:30" },
    { start: "11:00", end: "12:00" },
  ];
  expect(hoursOf(day(late, early, between))).toEqual({ start: "09:00", end: "18:30" });
  expect(hoursOf(day())).toBeUndefined();
});
