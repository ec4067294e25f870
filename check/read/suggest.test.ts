import { expect, test } from "vitest";
import { closest, plain } from "./suggest.ts";

const known = ["contact", "content", "country", "description"];

test.each([
  ["contcat", "contact"],
  ["Contact", "contact"],
  ["con-tact", "contact"],
  ["déscription", "description"],
  ["descripton", "description"],
  ["contet", "content"],
  ["counrty", "country"],
])("%s is taken for %s", (written, meant) => expect(closest(written, known)).toBe(meant));

test.each(["budget", "con", "", "descr"])("%j looks like none of them", (written) => {
  expect(closest(written, known)).toBeUndefined();
});

test("one letter may be wrong in a word of three, two in a word of four, and no more", () => {
  expect(closest("cat", ["cot"])).toBe("cot");
  expect(closest("cat", ["dog"])).toBeUndefined();
  expect(closest("cats", ["coas"])).toBe("coas");
  expect(closest("cats", ["dogs"])).toBeUndefined();
});

test("of two that look alike, the first is named", () => {
  expect(closest("bat", ["cat", "rat"])).toBe("cat");
});

test("accents, capitals, spaces and signs make no other word", () => {
  expect(plain("L’Été 2026 !")).toBe("lete2026");
});
