import { expect, test } from "vitest";
import { bilingualFaults } from "./bilingual-fault.ts";
import { fault } from "./fault.ts";

const at = (line: number, message: string) =>
  fault("content/site.yaml", { line, column: 1 }, "email", [message, `${message}!`]);

test("each fault says the same in both languages, at its place", () => {
  expect(bilingualFaults([at(1, "un"), at(2, "deux")], [at(1, "one"), at(2, "two")])).toEqual([
    { ...at(1, ""), message: { fr: "un", en: "one" }, remedy: { fr: "un!", en: "one!" } },
    { ...at(2, ""), message: { fr: "deux", en: "two" }, remedy: { fr: "deux!", en: "two!" } },
  ]);
});

test("without a fault there is nothing to say, and a fault that came up in between is said in English", () => {
  expect(bilingualFaults([], [])).toEqual([]);
  expect(bilingualFaults([], [at(1, "one")])).toMatchObject([{ message: { fr: "one", en: "one" } }]);
});
