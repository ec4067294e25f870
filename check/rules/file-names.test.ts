import { expect, test } from "vitest";
import { findingsBy, remediesBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { catalogues } from "../messages/catalogue.ts";
import { readTree } from "../read/tree.ts";
import { betterName, fileNames } from "./file-names.ts";

const noAddress = (name: string) => `The name "${name}" cannot be used in a web address.`;
const confused = (other: string) =>
  `Its name differs from "${other}" only by capitals, and many computers confuse the two.`;

const renamed = (from: string, to: string) => findingsBy(fileNames, (tree) => tree.rename(from, to));

test.each(["Mons", "mons ", "mons_2", "mons--2", "-mons", "môns", ""])("the file name %j is a finding", (name) => {
  expect(renamed("branches/mons.yaml", `branches/${name}.yaml`)).toEqual([
    `branches/${name}.yaml | ${noAddress(name)}`,
  ]);
});

test.each(["début", "in-2017", "20170", "201"])("the file name %s is not a year of the timeline", (name) => {
  expect(renamed("timeline/2017.yaml", `timeline/${name}.yaml`)).toEqual([
    `timeline/${name}.yaml | The name "${name}" is not a year.`,
  ]);
});

test.each([
  ["branches/mons.yaml", "branches/2mons-2.yaml"],
  ["timeline/2017.yaml", "timeline/1999.yaml"],
  ["branches/lyon/1.webp", "branches/lyon/Le quai.webp"],
  ["branches/mons.yaml", "branches/Mons/Un.yaml"],
])("%s may be renamed to %s", (from, to) => expect(renamed(from, to)).toEqual([]));

test.each<[string, (tree: TestTree) => void]>([
  ["after", (tree) => tree.copy("branches/mons.yaml", "branches/Mons.yaml")],
  [
    "before",
    (tree) => {
      tree.rename("branches/mons.yaml", "branches/Mons.yaml");
      tree.copy("branches/Mons.yaml", "branches/mons.yaml");
    },
  ],
])("a second name that differs by capitals alone is one finding, %s the first", (_, change) => {
  expect(findingsBy(fileNames, change)).toEqual([`branches/Mons.yaml | ${confused("branches/mons.yaml")}`]);
});

test("files of any type may not differ by capitals alone", () => {
  const copies = ["branches/lyon/HERO.webp", "branches/lyon/Hero.webp"];
  const found = findingsBy(fileNames, (tree) => copies.forEach((copy) => tree.copy("branches/lyon/hero.webp", copy)));
  expect(found).toEqual(copies.map((copy) => `${copy} | ${confused("branches/lyon/hero.webp")}`));
});

test.each([
  ["branches/Évry.Sud.yml", "evry-sud.yaml"],
  ["timeline/2017.yml", "2017.yaml"],
  ["pages/Home.YAML", "home.yaml"],
  ["Site.yml", "site.yaml"],
  // Another file has the name, no letter is left, not a year, no content folder, no content file of that name.
  ["branches/Mons Sud.yaml", undefined],
  ["branches/!.yaml", undefined],
  ["timeline/Le début.yml", undefined],
  ["branches/mons/Un.yml", undefined],
  ["pages/Autre.yml", undefined],
])("a better name for %s is %s", (path, name) => {
  const files = new Map([path, "branches/Mons-Sud.yaml"].map((each) => [each, new Uint8Array()]));
  const options = { shownAs: "content", today: new Date(), atlas: undefined, say: catalogues.en };
  expect(betterName(readTree({ ...options, files }).tree, path)).toBe(name);
});

test("the remedy gives the better name", () => {
  expect(remediesBy(fileNames, (tree) => tree.rename("branches/mons.yaml", "branches/Mons.yaml"))).toEqual([
    'Rename it to "mons.yaml": lower-case letters, digits and hyphens only.',
  ]);
});
