import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { catalogues } from "../messages/catalogue.ts";
import { readTree } from "../read/tree.ts";
import { betterName, fileNames, requiredFiles } from "./file-names.ts";

const noAddress = (name: string) => `The name "${name}" cannot be used in a web address.`;

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

test("a second name that differs by capitals alone is one finding", () => {
  const copy = (tree: TestTree) => tree.copy("branches/mons.yaml", "branches/Mons.yaml");
  expect(findingsBy(fileNames, copy)).toEqual([
    'branches/Mons.yaml | Its name differs from "branches/mons.yaml" only by capitals, and many computers confuse the two.',
  ]);
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

const noFile = "The site needs this file, and it is missing.";
const noFolder = "The site needs this folder with at least one .yaml file in it, and there is none.";

test("a file whose every field is optional may be missing", () => {
  expect(findingsBy(requiredFiles, (tree) => tree.remove("partners/media.yaml"))).toEqual([]);
});

test("a missing file is a finding", () => {
  expect(findingsBy(requiredFiles, (tree) => tree.remove("pages/home.yaml"))).toEqual([`pages/home.yaml | ${noFile}`]);
});

test("a missing folder is a finding, and so is one with files only in a subfolder", () => {
  expect(findingsBy(requiredFiles, (tree) => tree.remove("poles"))).toEqual([`poles/ | ${noFolder}`]);
  expect(
    findingsBy(requiredFiles, (tree) => {
      tree.remove("poles");
      tree.write("poles/old/pole.yaml", "x");
    }),
  ).toEqual([`poles/ | ${noFolder}`]);
});
