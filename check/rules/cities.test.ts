import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { citySpellings } from "./cities.ts";

/** Every place is in a different city, except the given ones: [French name, English name] by file. */
const findingsOf = (cities: Record<string, readonly [fr: string, en: string]>) =>
  findingsBy(citySpellings, (tree) => {
    for (const place of ["branches/hult", "branches/lyon", "branches/mons", "branches/telecom", "krypto-tour/2099"]) {
      const [fr, en] = cities[place] ?? [`Ville de ${place}`, `City of ${place}`];
      const path = `${place}.yaml`;
      tree.write(path, tree.read(path).replace(/city:\n  fr: .*\n  en: .*/, `city:\n  fr: ${fr}\n  en: ${en}`));
    }
  });

test("different cities, and a city spelled the same everywhere, are no finding", () => {
  expect(findingsOf({})).toEqual([]);
  expect(findingsBy(citySpellings, () => undefined)).toEqual([]);
});

test("two French names for one English name are a finding at the French name", () => {
  expect(findingsOf({ "branches/hult": ["Anvers", "Antwerp"], "branches/telecom": ["Antwerpen", "Antwerp"] })).toEqual([
    'branches/telecom.yaml | fr: Antwerpen | city.fr | The city "Antwerpen" is written "Anvers" in `content/branches/hult.yaml`.',
  ]);
});

test("two English names for one French name are a finding, in the edition too", () => {
  expect(findingsOf({ "branches/telecom": ["Liège", "Liège"], "krypto-tour/2099": ["Liège", "Liege"] })).toEqual([
    'krypto-tour/2099.yaml | en: Liege | city.en | The city "Liege" is written "Liège" in `content/branches/telecom.yaml`.',
  ]);
});

test("the most frequent spelling is the right one", () => {
  const wrong = 'The city "liège" is written "Liège" in `content/branches/lyon.yaml`.';
  const also = 'The city "LIÈGE" is written "Liège" in `content/branches/lyon.yaml`.';
  const found = findingsOf({
    "branches/hult": ["liège", "Liège"],
    "branches/lyon": ["Liège", "Liège"],
    "branches/mons": ["LIÈGE", "Liège"],
    "branches/telecom": ["Liège", "Liège"],
  });
  expect(found).toEqual([
    `branches/hult.yaml | fr: liège | city.fr | ${wrong}`,
    `branches/mons.yaml | fr: LIÈGE | city.fr | ${also}`,
  ]);
});

test.each([
  ["Saint-Ouen", "St. Ouen"],
  ["Sainte-Foy", "STE Foy"],
])("%s and %s are one city", (long, short) => {
  expect(findingsOf({ "branches/hult": [long, long], "branches/telecom": [short, long] })).toEqual([
    `branches/telecom.yaml | fr: ${short} | city.fr | The city "${short}" is written "${long}" in \`content/branches/hult.yaml\`.`,
  ]);
});

test.each([
  ["Sainte-Foy", "St-Foy"],
  ["Saintrasbourg", "Strasbourg"],
])("%s and %s are two cities", (one, other) => {
  expect(findingsOf({ "branches/hult": [one, one], "branches/telecom": [other, other] })).toEqual([]);
});
