import { expect, test } from "vitest";
import { everything, findBranches, inNamedCity, sortByDistance } from "./find-branches.ts";

const branches = [
  {
    id: "telecom",
    name: "Télécom SudParis",
    city: "Paris",
    school: "Télécom SudParis",
    country: "france",
    place: { lat: 48.625, lng: 2.444 },
  },
  {
    id: "london",
    name: "London",
    city: "London",
    school: "University College London",
    aliases: ["UCL"],
    country: "uk",
    place: { lat: 51.525, lng: -0.134 },
  },
  {
    id: "hult",
    name: "Hult",
    city: "London",
    school: "Hult International Business School",
    country: "uk",
    place: { lat: 51.523, lng: -0.07 },
  },
] as const;

const found = (filter: Partial<typeof everything>) =>
  findBranches([...branches], { ...everything, ...filter }).map(({ id }) => id);

test("without a filter, every branch is shown", () => {
  expect(found({})).toEqual(["telecom", "london", "hult"]);
});

test("search ignores accents, case and word order", () => {
  expect(found({ text: "telecom PARIS" })).toEqual(["telecom"]);
  expect(found({ text: "london college" })).toEqual(["london"]);
  expect(found({ text: "  " })).toHaveLength(3);
});

test("a school is found by its other names", () => {
  expect(found({ text: "ucl" })).toEqual(["london"]);
});

test.each([
  ["INSA Lyon", ["Lyon"]],
  ["emlyon", ["Lyon"]],
  ["lyon 2", ["Lyon"]],
  ["Centrale Lyno", ["Lyon"]],
  ["King's College London", ["Londres"]],
  ["Sciences Po Saint-Étienne", ["Saint-Étienne"]],
  ["UPPA Pau", ["Pau"]],
  ["Paul Sabatier", []],
  ["Lyonnaise des eaux", []],
  ["Poitiers", []],
  ["", []],
])("« %s » names the city %j", (text, cities) => {
  const network = [["Lyon"], ["Londres", "London"], ["Saint-Étienne"], ["Pau"]].map((names) => ({ cities: names }));
  expect(inNamedCity(network, text).map(({ cities: [first] }) => first)).toEqual(cities);
});

test("search allows one typing error in a long word if nothing else matches", () => {
  expect(found({ text: "telcom" })).toEqual(["telecom"]);
  expect(found({ text: "Lodnon" })).toEqual(["london", "hult"]);
  expect(found({ text: "hulk" })).toEqual(["hult"]);
  expect(found({ text: "uhl" })).toEqual([]);
});

test("each word of a search may have a typing error", () => {
  expect(found({ text: "telecom sudpariss" })).toEqual(["telecom"]);
  expect(found({ text: "telecom nowhere" })).toEqual([]);
});

test.each([
  ["Annecy", "anecy", true],
  ["Annecy", "annnecy", true],
  ["Annecy", "annecyy", true],
  ["Annecy", "xannecy", true],
  ["Annecy", "nanecy", true],
  ["Annecy", "annexy", true],
  ["Annecy", "anexy", false],
  ["Annecy", "annyce", false],
  ["Annecy", "aennyc", false],
  ["Annecy", "anncey", true],
  ["Annecy", "anecyyy", false],
  ["Annecy", "annec--y", true],
  ["Metz", "mets", true],
  ["Metz", "met", true],
  ["Pau", "pay", false],
  ["Banana", "bananana", false],
  ["Banana", "banan", true],
  ["Grenoble", "grenolxe", false],
  ["Grenoble", "grenoxbe", false],
  ["Grenoble", "grenxle", false],
  ["Grenoble", "grenxyble", false],
  ["Grenoble", "grenobbble", false],
  ["Grenoble", "grxxoble", false],
  ["Grenoble, école", "col grenobel", true],
])("%s is found by %s: %s", (city, text, isFound) => {
  const one = [{ name: "", city, school: "", country: "france" }];
  expect(findBranches(one, { ...everything, text })).toHaveLength(isFound ? 1 : 0);
});

test("exact matches hide approximate ones", () => {
  const two = ["Mons", "Mont"].map((city) => ({ name: "", city, school: "", country: "" }));
  expect(findBranches(two, { ...everything, text: "mons" }).map(({ city }) => city)).toEqual(["Mons"]);
});

test("search ignores punctuation and finds nothing without letters", () => {
  expect(found({ text: "«telecom», (paris)" })).toEqual(["telecom"]);
  expect(found({ text: "🦊" })).toEqual([]);
  expect(found({ text: "<script>alert(1)</script>" })).toEqual([]);
  expect(found({ text: "a".repeat(500) })).toEqual([]);
});

test("country and text must both match", () => {
  expect(found({ country: "uk" })).toEqual(["london", "hult"]);
  expect(found({ country: "uk", text: "telecom" })).toEqual([]);
});

test("the nearest branch comes first, each with its distance", () => {
  const sorted = sortByDistance([...branches], { lat: 51.52, lng: -0.07 });
  expect(sorted.map(({ branch }) => branch.id)).toEqual(["hult", "london", "telecom"]);
  expect(sorted.map(({ kilometres }) => Math.round(kilometres ?? 0))).toEqual([0, 4, 368]);
});

test("without a position, branches keep their order and have no distance", () => {
  const sorted = sortByDistance([...branches], undefined);
  expect(sorted.map(({ branch }) => branch.id)).toEqual(["telecom", "london", "hult"]);
  expect(sorted.every(({ kilometres }) => kilometres === undefined)).toBe(true);
});
