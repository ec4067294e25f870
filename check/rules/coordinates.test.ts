import { geoCircle } from "d3-geo";
import { expect, test } from "vitest";
import type { Atlas, Shape } from "#check/read/atlas.ts";
import { catalogues } from "#check/messages/catalogue.ts";
import { readTree } from "#check/read/tree.ts";
import { findingsBy } from "#tests/content/findings-by.ts";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { placesInCountry } from "./coordinates.ts";

interface Case {
  place: readonly [lat: number, lng: number];
  atlas?: Atlas | undefined;
  countries?: string;
}

const called = (shape: Shape): Atlas => new Map([["Northland", shape]]);
/** A square country of one degree. */
const corners = [10, 10, 11, 11, 10].map((lng, index) => [lng, [60, 61, 61, 60, 60][index] ?? 0]);
const name = "northland:\n  name:\n    fr: Pays du Nord\n    en: Northland\n  code: XN\n";
const northland = called({ type: "Polygon", coordinates: [corners] });

function findingsOf({ place: [lat, lng], countries = name, ...given }: Case): string[] {
  const branch = new TestTree()
    .read("branches/hult.yaml")
    .replace("country: uk", "country: northland")
    .replace(/lat: .*/, `lat: ${lat}`)
    .replace(/lng: .*/, `lng: ${lng}`);
  const encode = (text: string) => new TextEncoder().encode(text);
  const files = new Map([["branches/hult.yaml", encode(branch)]]);
  if (countries) files.set("countries.yaml", encode(countries));
  const atlas = "atlas" in given ? given.atlas : northland;
  const { tree } = readTree({ files, shownAs: "content", today, atlas, say: catalogues.en });
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

test("a place can be in a country that is smaller than the tolerance", () => {
  const island = called(geoCircle().center([10, 60]).radius(0.02)());
  expect(findingsOf({ place: [60, 10], atlas: island })).toEqual([]);
});

test("a longitude above 90° cannot be a swapped latitude", () => {
  const pole = called(geoCircle().center([0, 90]).radius(10)());
  expect(findingsOf({ place: [10, 90], atlas: pole })).toEqual([swapped]);
  expect(findingsOf({ place: [10, 90.1], atlas: pole })).toEqual([outside]);
});

test.each([
  ["there is no atlas", { atlas: undefined }],
  ["the atlas does not know the country", { atlas: new Map() }],
  ["no country is listed", { countries: "" }],
  ["the country is not listed", { countries: name.replace("northland:", "southland:") }],
])("there is no finding while %s", (_, given) => {
  expect(findingsOf({ place: [40, 10.5], ...given })).toEqual([]);
});

const findingsAt = (country: string, lat: number, lng: number) =>
  findingsBy(placesInCountry, (tree) => {
    tree.replace("branches/hult.yaml", "country: uk", `country: ${country}`);
    const moved = tree
      .read("branches/hult.yaml")
      .replace(/lat: .*/, `lat: ${lat}`)
      .replace(/lng: .*/, `lng: ${lng}`);
    tree.write("branches/hult.yaml", moved);
  });

test("real cities on a coast or a border are in their country and not in the neighbouring one", () => {
  const within: [city: string, country: string, lat: number, lng: number][] = [
    ["Saint-Malo", "france", 48.649, -2.025],
    ["Strasbourg", "france", 48.5735, 7.8],
    ["Ajaccio", "france", 41.919, 8.738],
    ["Saint-Denis de La Réunion", "france", -20.88, 55.45],
    ["Dover", "uk", 51.129, 1.308],
    ["Derry", "uk", 54.997, -7.32],
    ["Ostende", "belgium", 51.23, 2.92],
    ["Mouscron", "belgium", 50.74, 3.21],
  ];
  const without: typeof within = [
    ["Mons", "france", 50.454, 3.952],
    ["Lille", "belgium", 50.629, 3.057],
    ["Dublin", "uk", 53.35, -6.26],
  ];
  for (const [city, ...place] of within) expect(findingsAt(...place), city).toEqual([]);
  for (const [city, ...place] of without) expect(findingsAt(...place), city).toHaveLength(1);
});
