import { expect, test } from "vitest";
import type { Content } from "./collections.ts";
import { hoursOf, isOver, parisTime } from "./paris-time.ts";

test("times in Paris have the offset of summer or winter", () => {
  expect(parisTime("2025-10-11", "09:00")).toBe("2025-10-11T09:00:00+02:00");
  expect(parisTime("2025-12-06", "18:30")).toBe("2025-12-06T18:30:00+01:00");
});

test("doors open with the first slot and close with the last, in any order", () => {
  const day = (...slots: { start: string; end: string }[]) => ({ slots }) as Content["editions"][number]["schedule"];
  const [early, late, between] = [
    { start: "09:00", end: "10:00" },
    { start: "16:00", end: "18:30" },
    { start: "11:00", end: "12:00" },
  ];
  expect(hoursOf(day(late, early, between))).toEqual({ start: "09:00", end: "18:30" });
  expect(hoursOf(day())).toBeUndefined();
});

const on = (date: string) => ({ date });

test.each([
  ["on the day, to its last minute in Paris", "2025-10-11", "2025-10-11T21:59:59Z", false],
  ["from the midnight that follows", "2025-10-11", "2025-10-11T22:00:00Z", true],
  ["in winter, when Paris is one hour ahead", "2026-12-12", "2026-12-12T22:59:59Z", false],
  ["in winter, from midnight", "2026-12-12", "2026-12-12T23:00:00Z", true],
])("%s: held on %s, read at %s, over is %s", (_, date, now, over) => {
  expect(isOver(on(date), new Date(now))).toBe(over);
});
