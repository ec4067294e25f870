import { expect, test } from "vitest";
import { bilingualFindings } from "./bilingual-finding.ts";
import { finding } from "./finding.ts";

const at = (line: number, message: string) =>
  finding("content/site.yaml", { line, column: 1 }, "email", [message, `${message}!`]);

test("each finding has both languages", () => {
  expect(bilingualFindings([at(1, "un"), at(2, "deux")], [at(1, "one"), at(2, "two")])).toEqual([
    { ...at(1, ""), message: { fr: "un", en: "one" }, remedy: { fr: "un!", en: "one!" } },
    { ...at(2, ""), message: { fr: "deux", en: "two" }, remedy: { fr: "deux!", en: "two!" } },
  ]);
});

test("a finding without a French message is in English", () => {
  expect(bilingualFindings([], [])).toEqual([]);
  expect(bilingualFindings([], [at(1, "one")])).toMatchObject([{ message: { fr: "one", en: "one" } }]);
});
