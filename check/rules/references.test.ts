import { expect, test } from "vitest";
import { findingsBy, remediesBy } from "#tests/content/findings-by.ts";
import { TestTree } from "#tests/content/test-tree.ts";
import { knownNames } from "./names.ts";
import * as rules from "./references.ts";

const broken = "label: [\n";
const edition = "krypto-tour/2099.yaml";

test.each(Object.entries({ ...rules, knownNames }))("%s finds nothing in a valid folder", (_, rule) => {
  expect(findingsBy(rule, () => {})).toEqual([]);
});

const roles = ["pages/join.yaml opening.contact", "pages/partner.yaml contact", "pages/press.yaml spokesperson"];
const people = ["branches/lyon.yaml office.2", "board/2025.yaml members.2", "poles/partnership.yaml team.1"];

test.each([
  ...[...roles, ...people].map((place) => [`${place}.role`, "role", "tresurer", "treasurer"]),
  ["board/2025.yaml members.2.branch", "branch", "lyn", "lyon"],
  ["branches/hult.yaml country", "country", "frence", "france"],
  [`${edition} venue.address.country`, "country", "frence", "france"],
  ["publications/mica-un-an-apres.yaml category", "category", "raport", "rapport"],
])("an unknown name at %s is a finding that suggests a similar %s", (place, kind, value, meant) => {
  const [file = "", field = ""] = place.split(" ");
  const change = (tree: TestTree) => tree.set(file, field, value);
  expect(findingsBy(knownNames, change)).toEqual([
    `${file} | ${kind}: ${value} | ${field} | There is no ${kind} "${value}".`,
  ]);
  expect(remediesBy(knownNames, change)).toEqual([expect.stringContaining(`Did you mean "${meant}"?`)]);
});

test.each([
  ["seat.city", "Paris\n  country: frence", "seat.country"],
  ["host.address.city", "Paris\n    country: frence", "host.address.country"],
])("an unknown country after `%s` is a finding, whose remedy lists the countries", (city, value, field) => {
  const change = (tree: TestTree) => tree.set("site.yaml", city, value);
  expect(findingsBy(knownNames, change)).toEqual([
    `site.yaml | country: frence | ${field} | There is no country "frence".`,
  ]);
  expect(remediesBy(knownNames, change)).toEqual([expect.stringContaining("(france, uk, belgium)")]);
});

test("a branch may have errors in its own file, and is suggested only with a valid name", () => {
  expect(findingsBy(knownNames, (tree) => tree.write("branches/lyon.yaml", broken))).toEqual([]);
  const capital = (tree: TestTree) => {
    tree.set("board/2025.yaml", "members.2.branch", "mons");
    tree.rename("branches/mons.yaml", "branches/Mons.yaml");
  };
  expect(remediesBy(knownNames, capital)).toEqual([expect.stringContaining("has closed")]);
});

test.each(["roles.yaml", "countries.yaml", "categories.yaml"])("without %s, its names are not checked", (file) =>
  expect(findingsBy(knownNames, (tree) => tree.remove(file))).toEqual([]),
);

test("a board in office, or one that waits for its day, a is a finding when it has no president", () => {
  const board = (year: number, from = "") =>
    findingsBy(rules.knownDirector, (tree) => {
      const text = tree.read("board/2025.yaml").replace("role: president", "role: treasurer");
      tree.write(`board/${year}.yaml`, text.replace("sample: true\n", `sample: true\n${from}`));
    });
  const told = "members: | members | This board has no president, and the legal notice must name one.";
  expect(board(2025)).toEqual([`board/2025.yaml | ${told}`]);
  expect(board(2026, "from: 2026-09-01\n")).toEqual([`board/2026.yaml | ${told}`]);
  expect(board(2024)).toEqual([]);
});

test.each([
  ["", 3],
  ["        - included: false\n        - included: true\n", 5],
])("a row of the partners' table without one cell per tier is a finding at `cells:` (%j)", (cells, count) => {
  const change = (tree: TestTree) => tree.replace("pages/partner.yaml", "        - included: false\n", cells);
  expect(findingsBy(rules.evenTiers, change)).toEqual([
    `pages/partner.yaml | cells: | tiers.rows.2.cells | This row has cells for ${count} tiers, and there are 4.`,
  ]);
});

test("an editor on the site's own host is a finding, on a subdomain it is not", () => {
  const editorAt = (address: string) => (tree: TestTree) =>
    tree.write("site.yaml", `${tree.read("site.yaml")}editor:\n  repository: a/b\n  address: ${address}\n`);
  expect(findingsBy(rules.editorApart, editorAt("https://kryptocampus.example/admin"))).toEqual([
    "site.yaml | address: https://kryptocampus.example/admin | editor.address | " +
      "The editor is at the address of the site, where scripts of others could read its access token.",
  ]);
  expect(findingsBy(rules.editorApart, editorAt("https://editor.kryptocampus.example"))).toEqual([]);
});
