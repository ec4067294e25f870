import { expect, test } from "vitest";
import { citiesOf, ofCity, reachOf } from "./cities.ts";
import { paris } from "./geography.ts";
import type { BranchEntry } from "./selections.ts";

const branch = (city: string, lat: number, lng: number) =>
  ({ city: { fr: city, en: `${city}!` }, coordinates: { lat, lng } }) as BranchEntry;

const cities = () =>
  citiesOf([branch("Lille", 50.629, 3.057), branch("Mons", 50.4, 3.9), branch("Mons", 50.5, 4)], "fr");

test("the city with most branches comes first", () => {
  expect(cities().map(({ name, branches }) => [name, branches.length])).toEqual([
    ["Mons", 2],
    ["Lille", 1],
  ]);
  expect(citiesOf([branch("Lille", 50.629, 3.057)], "en")[0]?.name).toBe("Lille!");
});

test("a city is at the centre of its branches", () => {
  expect(cities()[0]?.distance).toBeCloseTo(211.2, 0);
  expect(cities()[0]?.bearing).toBeCloseTo(32.6, 0);
});

test("the reach is the distance of the farthest city, at least one kilometre", () => {
  expect(reachOf(cities())).toBe(cities()[0]?.distance);
  expect(reachOf(citiesOf([branch("Paris", paris.lat, paris.lng)], "fr"))).toBe(1);
});

test("a city is named in French with its article", () => {
  expect(["Lyon", "Angers", "Évry"].map(ofCity)).toEqual(["de Lyon", "d’Angers", "d’Évry"]);
});
