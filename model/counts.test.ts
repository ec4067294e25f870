import { expect, test } from "vitest";
import { loadContent } from "#check/load.ts";
import { countsOf } from "./counts.ts";
import { isOpen } from "./selections.ts";

test("listed schools, their cities and their countries are counted", () => {
  const content = loadContent("tests/sites/fixture");
  const open = content.branches.find(isOpen)!;
  const branches = [
    { ...open, id: "a" },
    { ...open, id: "b", status: "soon" as const },
    { ...open, id: "c", city: { fr: "Gand", en: "Ghent" }, country: "belgium" },
    { ...open, id: "d", city: { fr: "Nice", en: "Nice" }, listed: false },
  ];
  expect(countsOf({ ...content, branches })).toEqual({ cities: 2, schools: 3, countries: 2 });
});
