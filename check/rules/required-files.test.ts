import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { requiredFiles } from "./required-files.ts";

const noFile = "The site needs this file, and it is missing.";
const noFolder = "The site needs this folder with at least one .yaml file in it, and there is none.";

test("files that have nothing to say by themselves may be missing", () => {
  expect(findingsBy(requiredFiles, (tree) => tree.remove("partners/media.yaml"))).toEqual([]);
});

test.each(["site.yaml", "countries.yaml", "pages/home.yaml", "krypto-tour/edition.yaml"])(
  "%s cannot be missing",
  (file) => {
    expect(findingsBy(requiredFiles, (tree) => tree.remove(file))).toEqual([`${file} | ${noFile}`]);
  },
);

test.each(["branches", "board", "poles", "timeline", "publications", "legal"])(
  "the folder %s cannot be missing",
  (folder) => {
    expect(findingsBy(requiredFiles, (tree) => tree.remove(folder))).toEqual([`${folder}/ | ${noFolder}`]);
  },
);

test("a folder without a content file of its own counts as missing", () => {
  expect(findingsBy(requiredFiles, (tree) => tree.rename("legal/privacy.yaml", "legal/old/privacy.yaml"))).toEqual([
    `legal/ | ${noFolder}`,
  ]);
});
