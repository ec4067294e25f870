import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { citySpellings } from "./cities.ts";

/** Each place in a city of its own, but for the ones given: "file": [French, English]. */
const findingsOf = (cities: Record<string, readonly [fr: string, en: string]>) =>
  findingsBy(citySpellings, (tree) => {
    for (const place of ["branches/hult", "branches/lyon", "branches/mons", "branches/ucl", "krypto-tour/edition"]) {
      const [fr, en] = cities[place] ?? [`Ville de ${place}`, `City of ${place}`];
      const path = `${place}.yaml`;
      tree.write(path, tree.read(path).replace(/city:\n  fr: .*\n  en: .*/, `city:\n  fr: ${fr}\n  en: ${en}`));
    }
  });

test("different cities may be written as they like", () => {
  expect(findingsOf({})).toEqual([]);
});

test("a city that is written the same way everywhere has no finding", () => {
  expect(findingsBy(citySpellings, () => undefined)).toEqual([]);
});

test("a city whose English name goes with two French ones is a finding at the French name", () => {
  expect(findingsOf({ "branches/hult": ["Anvers", "Antwerp"], "branches/ucl": ["Antwerpen", "Antwerp"] })).toEqual([
    'branches/ucl.yaml | fr: Antwerpen | city.fr | The city "Antwerpen" is written "Anvers" in `content/branches/hult.yaml`.',
  ]);
});

test("a city whose French name goes with two English ones is a finding at the English name", () => {
  expect(findingsOf({ "branches/hult": ["Anvers", "Antwerp"], "branches/ucl": ["Anvers", "Antwerpen"] })).toEqual([
    'branches/ucl.yaml | en: Antwerpen | city.en | The city "Antwerpen" is written "Antwerp" in `content/branches/hult.yaml`.',
  ]);
});

test("the city of the edition is one of them", () => {
  expect(findingsOf({ "branches/ucl": ["Liège", "Liège"], "krypto-tour/edition": ["Liège", "Liege"] })).toEqual([
    'krypto-tour/edition.yaml | en: Liege | city.en | The city "Liege" is written "Liège" in `content/branches/ucl.yaml`.',
  ]);
});

test("the spelling of most files is the usual one, wherever they stand", () => {
  const wrong = 'The city "liège" is written "Liège" in `content/branches/lyon.yaml`.';
  const also = 'The city "LIÈGE" is written "Liège" in `content/branches/lyon.yaml`.';
  const found = findingsOf({
    "branches/hult": ["liège", "Liège"],
    "branches/lyon": ["Liège", "Liège"],
    "branches/mons": ["LIÈGE", "Liège"],
    "branches/ucl": ["Liège", "Liège"],
  });
  expect(found).toEqual([
    `branches/hult.yaml | fr: liège | city.fr | ${wrong}`,
    `branches/mons.yaml | fr: LIÈGE | city.fr | ${also}`,
  ]);
});

test.each([
  ["Saint-Ouen", "St Ouen"],
  ["Saint-Ouen", "St. Ouen"],
  ["Saint-Ouen", "ST-OUEN"],
  ["Sainte-Foy", "Ste-Foy"],
  ["Sainte-Foy", "STE Foy"],
  ["Bourg-Saint-Maurice", "Bourg-St-Maurice"],
  ["Saint-Jean-Saint-Nicolas", "St-Jean-St-Nicolas"],
])("%s and %s are one city", (long, short) => {
  expect(findingsOf({ "branches/hult": [long, long], "branches/ucl": [short, long] })).toEqual([
    `branches/ucl.yaml | fr: ${short} | city.fr | The city "${short}" is written "${long}" in \`content/branches/hult.yaml\`.`,
  ]);
  expect(findingsOf({ "branches/hult": [long, "One"], "branches/ucl": [short, "Two"] })).toHaveLength(2);
});

test.each([
  ["Saint-Foy", "Ste-Foy"],
  ["Sainte-Foy", "St-Foy"],
  ["Saintrasbourg", "Strasbourg"],
  ["Brest", "Bresaint"],
])("%s and %s are two cities", (one, other) => {
  expect(findingsOf({ "branches/hult": [one, one], "branches/ucl": [other, other] })).toEqual([]);
});
