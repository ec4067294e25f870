import { expect, test } from "vitest";
import { closest, plain } from "./suggest.ts";

const known = ["contact", "content", "country", "description"];

test.each([
  ["Contact", "contact"],
  ["con-tact", "contact"],
  ["déscription", "description"],
  ["contet", "content"],
  ["counrty", "country"],
])("the suggestion for %s is %s", (written, meant) => expect(closest(written, known)).toBe(meant));

test.each(["budget", "con", "", "descr"])("there is no suggestion for %j", (written) => {
  expect(closest(written, known)).toBeUndefined();
});

test("one letter of three or two of four may be wrong", () => {
  expect(closest("cat", ["cot"])).toBe("cot");
  expect(closest("cat", ["dog"])).toBeUndefined();
  expect(closest("cats", ["coas"])).toBe("coas");
  expect(closest("cats", ["dogs"])).toBeUndefined();
});

test("accents, capitals, spaces and punctuation are ignored", () => {
  expect(plain("L’Été 2026 !")).toBe("lete2026");
});
