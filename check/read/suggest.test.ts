import { expect, test } from "vitest";
import { closest, plain } from "./suggest.ts";

test.each([
  ["Contact", "contact"],
  ["déscription", "description"],
  ["counrty", "country"],
  ["contet", "content"],
  ["budget", undefined],
  ["con", undefined],
  ["descr", undefined],
])("the suggestion for %s is %s", (written, meant) => {
  expect(closest(written, ["contact", "content", "country", "description"])).toBe(meant);
});

test("accents, capitals, spaces and punctuation are ignored", () => {
  expect(plain("L’Été 2026 !")).toBe("lete2026");
});
