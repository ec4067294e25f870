import { expect, test } from "vitest";
import { findBranches, inNamedCity, sortByDistance } from "./find-branches.ts";

const branch = (id: string, city: string, school: string, lat: number, lng: number) => ({
  id,
  name: id,
  city,
  cityId: city.toLowerCase(),
  school,
  place: { lat, lng },
  aliases: id === "london" ? ["UCL"] : [],
});
const branches = [
  branch("telecom", "Paris", "Télécom SudParis", 48.625, 2.444),
  branch("london", "London", "University College London", 51.525, -0.134),
  branch("hult", "London", "Hult International Business School", 51.523, -0.07),
];
const everyone = ["telecom", "london", "hult"];

test.each([
  ["nothing", {}, everyone],
  ["words without accents", { text: "telecom PARIS" }, ["telecom"]],
  ["words in another order", { text: "london college" }, ["london"]],
  ["another name of the school", { text: "ucl" }, ["london"]],
  ["a missing letter", { text: "telcom" }, ["telecom"]],
  ["two swapped letters", { text: "Lodnon" }, ["london", "hult"]],
  ["a short word with an error", { text: "uhl" }, []],
  ["an error in one of two words", { text: "telecom sudpariss" }, ["telecom"]],
  ["a word that is nowhere", { text: "telecom nowhere" }, []],
  ["no letters", { text: "🦊" }, []],
  ["a city", { city: "london" }, ["london", "hult"]],
  ["a city and a text", { city: "london", text: "telecom" }, []],
] as const)("a search for %s", (_, { text = "", city = "" }: { text?: string; city?: string }, found) => {
  expect(findBranches(branches, text, city).map(({ id }) => id)).toEqual(found);
});

test.each([
  ["INSA Lyon", ["Lyon"]],
  ["emlyon", ["Lyon"]],
  ["Centrale Lyno", ["Lyon"]],
  ["King's College London", ["Londres"]],
  ["Sciences Po Saint-Étienne", ["Saint-Étienne"]],
  ["UPPA Pau", ["Pau"]],
  ["Paul Sabatier", []],
  ["Lyonnaise des eaux", []],
  ["", []],
])("« %s » names the city %j", (text, cities) => {
  const network = [["Lyon"], ["Londres", "London"], ["Saint-Étienne"], ["Pau"]].map((names) => ({ cities: names }));
  expect(inNamedCity(network, text).map(({ cities: [first] }) => first)).toEqual(cities);
});

test("exact matches hide approximate ones", () => {
  const two = ["Mons", "Mont"].map((city) => ({ name: "", city, school: "" }));
  expect(findBranches(two, "mons").map(({ city }) => city)).toEqual(["Mons"]);
});

test("the nearest branch comes first, each with its distance", () => {
  const sorted = sortByDistance(branches, { lat: 51.52, lng: -0.07 });
  expect(sorted.map(({ branch }) => branch.id)).toEqual(["hult", "london", "telecom"]);
  expect(sorted.map(({ kilometres }) => Math.round(kilometres ?? 0))).toEqual([0, 4, 368]);
  const unsorted = sortByDistance(branches, undefined);
  expect(unsorted.map(({ branch, kilometres }) => [branch.id, kilometres])).toEqual(
    everyone.map((id) => [id, undefined]),
  );
});
