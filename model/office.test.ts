import { expect, test } from "vitest";
import { yearInOffice } from "./office.ts";

const board = [{ id: "2017-2020" }, { id: "2025" }, { id: "2026", from: "2026-09-01" }];

test.each([
  ["2026-08-31", 2025],
  ["2026-09-01", 2026],
  ["2030-01-01", 2026],
])("on %s the board of %i is in office", (day, year) => expect(yearInOffice(2025, board, day)).toBe(year));

test("a later board without a start date is not in office", () => {
  expect(yearInOffice(2025, [...board.slice(0, 2), { id: "2026" }], "2030-01-01")).toBe(2025);
});
