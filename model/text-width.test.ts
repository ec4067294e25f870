import { expect, test } from "vitest";
import { textWidth } from "./text-width.ts";

test("the width of a text depends on its letters", () => {
  expect(textWidth("il", 100)).toBe(60);
  expect(textWidth("rt", 100)).toBe(80);
  expect(textWidth("ae", 100)).toBe(116);
  expect(textWidth("AÉ", 100)).toBe(140);
  expect(textWidth("mW", 100)).toBe(180);
  expect(textWidth("a", 15)).toBe(9);
});
