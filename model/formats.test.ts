import { expect, test } from "vitest";
import { formatClock } from "./formats.ts";

test("times are written as each language writes them", () => {
  expect(formatClock("09:30", "fr")).toBe("9\u202fh\u202f30");
  expect(formatClock("09:30", "en")).toBe("09:30");
});
