import { expect, test } from "vitest";
import {
  formatBytes,
  formatClock,
  formatDate,
  formatDayOfMonth,
  formatKilometres,
  formatMinutes,
  formatMonth,
  formatNumber,
  formatWeekday,
  ordinalSuffix,
} from "./formats.ts";

/** Both languages, every space shown as a plain one where only the words matter. */
const both = <T>(format: (value: T, lang: "fr" | "en") => string, value: T) =>
  (["fr", "en"] as const).map((lang) => format(value, lang).replace(/\s/g, " "));

test("times are written as each language writes them", () => {
  expect(formatClock("09:30", "fr")).toBe("9\u202fh\u202f30");
  expect(formatClock("09:30", "en")).toBe("09:30");
});

test("so are dates; French writes the first of a month as an ordinal", () => {
  expect(both(formatDate, "2026-11-17")).toEqual(["17 novembre 2026", "17 November 2026"]);
  expect(both(formatDate, "2026-11-01")).toEqual(["1er novembre 2026", "1 November 2026"]);
  expect(both(formatDate, "2026-11-21")).toEqual(["21 novembre 2026", "21 November 2026"]);
  expect(both(formatDate, "2026-11-17T23:59:00Z")).toEqual(["17 novembre 2026", "17 November 2026"]);
});

test("a day and its month stay on one line", () => {
  expect(formatDayOfMonth("2026-11-17", "fr")).toBe("17\u00a0novembre");
  expect(formatDayOfMonth("2026-11-01", "fr")).toBe("1er\u00a0novembre");
  expect(formatDayOfMonth("2026-11-01", "en")).toBe("1\u00a0November");
  expect(formatDayOfMonth("2026-11-21", "fr")).toBe("21\u00a0novembre");
});

test("weekdays are short, a month that heads a list has a capital", () => {
  expect(both(formatWeekday, "2026-11-17")).toEqual(["mar.", "Tue"]);
  expect(both(formatMonth, "2026-11-17")).toEqual(["Novembre", "November"]);
});

test("numbers and measures", () => {
  expect(both(formatNumber, 12345)).toEqual(["12 345", "12,345"]);
  expect(both(formatKilometres, 343.6)).toEqual(["344 km", "344 km"]);
  expect(both(formatMinutes, 5)).toEqual(["5 min", "5 mins"]);
  expect(both(formatBytes, 123_456)).toEqual(["123 ko", "123 kB"]);
});

test("ordinals", () => {
  expect([1, 2, 21].map((value) => ordinalSuffix(value, "fr"))).toEqual(["re", "e", "e"]);
  expect([1, 2, 3, 4, 11, 21].map((value) => ordinalSuffix(value, "en"))).toEqual(["st", "nd", "rd", "th", "th", "st"]);
});
