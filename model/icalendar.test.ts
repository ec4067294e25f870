import { expect, test } from "vitest";
import { compact, escapeText, fold, utcStamp } from "./icalendar.ts";

const lines = (text: string) => text.split("\r\n");

test("lines are folded at 75 octets without splitting a character", () => {
  const long = `DESCRIPTION:${"é🗼".repeat(60)}`;
  const folded = fold([long, "END:VEVENT"]);
  expect(lines(folded).length).toBeGreaterThan(5);
  for (const line of lines(folded)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(folded).not.toContain("\uFFFD");
  expect(folded.replaceAll("\r\n ", "")).toBe(`${long}\r\nEND:VEVENT\r\n`);
});

test("lines are folded as late as possible", () => {
  expect(lines(fold(["x".repeat(150)])).map(({ length }) => length)).toEqual([75, 75, 2, 0]);
});

test("special characters are escaped", () => {
  expect(escapeText("a, b; c\\d\ne, f")).toBe("a\\, b\\; c\\\\d\\ne\\, f");
});

test("dates and times have no separators", () => {
  expect(compact("2026-11-17")).toBe("20261117");
  expect(compact("18:30:00")).toBe("183000");
  expect(utcStamp("2026-11-17T18:30:15.250+01:00")).toBe("20261117T173015Z");
});
