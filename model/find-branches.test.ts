import { expect, test } from "vitest";
import { everything, findBranches, sortByDistance } from "./find-branches.ts";

const branches = [
  {
    id: "telecom",
    name: "Télécom SudParis",
    city: "Paris",
    school: "Télécom SudParis",
    country: "france",
    soon: false,
    place: { lat: 48.625, lng: 2.444 },
  },
  {
    id: "london",
    name: "London",
    city: "London",
    school: "University College London",
    country: "uk",
    soon: false,
    place: { lat: 51.525, lng: -0.134 },
  },
  {
    id: "hult",
    name: "Hult",
    city: "London",
    school: "Hult International Business School",
    country: "uk",
    soon: true,
    place: { lat: 51.523, lng: -0.07 },
  },
] as const;

const found = (filter: Partial<typeof everything>) =>
  findBranches([...branches], { ...everything, ...filter }).map(({ id }) => id);

test("without a filter, every branch is shown", () => {
  expect(found({})).toEqual(["telecom", "london", "hult"]);
});

test("accents and capitals do not matter, the order of words neither", () => {
  expect(found({ text: "telecom PARIS" })).toEqual(["telecom"]);
  expect(found({ text: "london college" })).toEqual(["london"]);
  expect(found({ text: "  " })).toHaveLength(3);
});

test("one wrong letter in a long word is forgiven, when nothing fits better", () => {
  expect(found({ text: "telcom" })).toEqual(["telecom"]);
  expect(found({ text: "Lodnon" })).toEqual(["london", "hult"]);
  expect(found({ text: "hulk" })).toEqual(["hult"]);
  expect(found({ text: "uhl" })).toEqual([]);
});

test("signs around the words do not matter; a search without a letter finds nothing", () => {
  expect(found({ text: "«telecom», (paris)" })).toEqual(["telecom"]);
  expect(found({ text: "🦊" })).toEqual([]);
  expect(found({ text: "<script>alert(1)</script>" })).toEqual([]);
  expect(found({ text: "a".repeat(500) })).toEqual([]);
});

test("country and text both have to fit", () => {
  expect(found({ country: "uk" })).toEqual(["london", "hult"]);
  expect(found({ country: "uk", text: "telecom" })).toEqual([]);
});

test("the nearest branch comes first, each with its distance", () => {
  const sorted = sortByDistance([...branches], { lat: 51.52, lng: -0.07 });
  expect(sorted.map(({ branch }) => branch.id)).toEqual(["hult", "london", "telecom"]);
  expect(sorted.map(({ kilometres }) => Math.round(kilometres ?? 0))).toEqual([0, 4, 368]);
});

test("without a position the usual order stays, and no distance is given", () => {
  const sorted = sortByDistance([...branches], undefined);
  expect(sorted.map(({ branch }) => branch.id)).toEqual(["telecom", "london", "hult"]);
  expect(sorted.every(({ kilometres }) => kilometres === undefined)).toBe(true);
});
