import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { requiredFiles } from "./required-files.ts";

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
