import { expect, test } from "vitest";
import type { Atlas } from "#check/read/atlas.ts";
import { catalogues } from "#check/messages/catalogue.ts";
import { readTree } from "#check/read/tree.ts";
import { atlas } from "#tests/content/test-atlas.ts";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { placesInCountry } from "./coordinates.ts";

interface Case {
  place: readonly [lat: number, lng: number];
  atlas?: Atlas | undefined;
  countries?: string;
  country?: string;
}

/** A square country of one degree. */
const corners = [10, 10, 11, 11, 10].map((lng, index) => [lng, [60, 61, 61, 60, 60][index] ?? 0]);
const name = "northland:\n  name:\n    fr: Pays du Nord\n    en: Northland\n  code: XN\n";
const northland: Atlas = new Map([["Northland", { type: "Polygon", coordinates: [corners] }]]);

function findingsOf({ place: [lat, lng], countries = name, country = "northland", ...given }: Case): string[] {
  const branch = new TestTree()
    .read("branches/hult.yaml")
    .replace("country: uk", `country: ${country}`)
    .replace(/lat: .*/, `lat: ${lat}`)
    .replace(/lng: .*/, `lng: ${lng}`);
  const encode = (text: string) => new TextEncoder().encode(text);
  const files = new Map([["branches/hult.yaml", encode(branch)]]);
  if (countries) files.set("countries.yaml", encode(countries));
  const { tree } = readTree({ files, shownAs: "content", today, atlas: northland, ...given, say: catalogues.en });
  return placesInCountry(tree).map((found) => `${found.file}:${found.line} ${found.field} ${found.message}`);
}

const at = "content/branches/hult.yaml:10 coordinates";
const outside = `${at} This place is not in Northland.`;
const swapped = `${at} This place is not in Northland, but it is once the two numbers change places.`;

test("a branch far from its country is a finding, which says when latitude and longitude are swapped", () => {
  expect(findingsOf({ place: [60.5, 10.5] })).toEqual([]);
  expect(findingsOf({ place: [40, 10.5] })).toEqual([outside]);
  expect(findingsOf({ place: [10.5, 60.5] })).toEqual([swapped]);
});

// At 60° north a degree of longitude is half as long as a degree of latitude.
test.each([
  ["north", [61.055, 10.5], [61.065, 10.5]],
  ["east", [60.5, 11.115], [60.5, 11.135]],
  ["south-west", [59.96, 9.92], [59.954, 9.908]],
] as const)("six kilometres beyond the border in the %s are within the tolerance, seven are not", (_, near, far) => {
  expect(findingsOf({ place: near })).toEqual([]);
  expect(findingsOf({ place: far })).toEqual([outside]);
});

test.each([
  ["there is no atlas", { atlas: undefined }],
  ["the atlas does not know the country", { atlas: new Map() }],
  ["no country is listed", { countries: "" }],
  ["the country is not listed", { countries: name.replace("northland:", "southland:") }],
])("there is no finding while %s", (_, given) => {
  expect(findingsOf({ place: [40, 10.5], ...given })).toEqual([]);
});

test.each([
  ["Saint-Malo", "france", 48.649, -2.025, true],
  ["Strasbourg", "france", 48.5735, 7.8, true],
  ["Dover", "uk", 51.129, 1.308, true],
  ["Mouscron", "belgium", 50.74, 3.21, true],
  ["Mons", "france", 50.454, 3.952, false],
  ["Lille", "belgium", 50.629, 3.057, false],
])("the real city %s on a coast or a border, in %s at %d, %d: %s", (_, country, lat, lng, isThere) => {
  const countries = new TestTree().read("countries.yaml");
  expect(findingsOf({ place: [lat, lng], country, countries, atlas })).toHaveLength(isThere ? 0 : 1);
});
