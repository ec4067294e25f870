import { expect, test } from "vitest";
import { mendFrench } from "./mend-french.ts";
import { frenchTypography } from "./typography.ts";

test.each([
  ["L'antenne", "L’antenne"],
  ["Prêts ? Oui !", "Prêts\u00a0? Oui\u00a0!"],
  ["Prêts? Oui!", "Prêts\u00a0? Oui\u00a0!"],
  ["« D'accord » : dit-elle", "«\u00a0D’accord\u00a0»\u00a0: dit-elle"],
  ["À 09:30", "À 09:30"],
  ["https://site.example/?a=b", "https://site.example/?a=b"],
  ["L’antenne\u00a0: déjà juste", "L’antenne\u00a0: déjà juste"],
])("%s is set as %s", (typed, set) => {
  expect(mendFrench(typed)).toBe(set);
  expect(frenchTypography(set)).toEqual([]);
});

test("straight quotation marks are left for a person to judge", () => {
  expect(mendFrench('Le "Tour"')).toBe('Le "Tour"');
});
