import { expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import { atlas } from "./test-atlas.ts";
import { TestTree } from "./test-tree.ts";

const tree = new TestTree();
const original = tree.read("branches/hult.yaml");

function faultsAt(country: string, lat: number, lng: number): string[] {
  const moved = original
    .replace("country: uk", `country: ${country}`)
    .replace(/lat: .*/, `lat: ${lat}`)
    .replace(/lng: .*/, `lng: ${lng}`);
  tree.write("branches/hult.yaml", moved);
  return checkFiles(tree.files, { lang: "en", today: new Date("2026-01-01"), atlas }).faults.map(
    ({ message }) => message,
  );
}

test.each([
  ["Saint-Malo", "france", 48.649, -2.025],
  ["Le Havre", "france", 49.49, 0.107],
  ["Menton", "france", 43.775, 7.5],
  ["Strasbourg", "france", 48.5735, 7.8],
  ["Tourcoing", "france", 50.7236, 3.161],
  ["Ajaccio", "france", 41.919, 8.738],
  ["Saint-Denis de La Réunion", "france", -20.88, 55.45],
  ["Dover", "uk", 51.129, 1.308],
  ["Portsmouth", "uk", 50.8, -1.09],
  ["Derry", "uk", 54.997, -7.32],
  ["Mons", "belgium", 50.454, 3.952],
  ["Ostende", "belgium", 51.23, 2.92],
  ["Mouscron", "belgium", 50.74, 3.21],
])("%s, on a coast or a border, is in its country", (_, country, lat, lng) => {
  expect(faultsAt(country, lat, lng)).toEqual([]);
});

test.each([
  ["Mons", "france", 50.454, 3.952],
  ["Lille", "belgium", 50.629, 3.057],
  ["Luxembourg", "france", 49.61, 6.13],
  ["Dublin", "uk", 53.35, -6.26],
  ["London", "france", 51.525, -0.134],
  ["Maastricht", "belgium", 50.85, 5.85],
])("%s is not in %s", (_, country, lat, lng) => {
  expect(faultsAt(country, lat, lng)).toHaveLength(1);
});
