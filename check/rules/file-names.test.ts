import { describe, expect, test } from "vitest";
import { catalogues } from "#check/messages/catalogue.ts";
import { readTree } from "#check/read/tree.ts";
import { findingsBy, remediesBy } from "#tests/content/findings-by.ts";
import { today } from "#tests/content/test-tree.ts";
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

describe("two names that differ only by capitals", () => {
  const twins = [`branches/Mons.yaml | ${confused("branches/mons.yaml")}`];

  test("are one finding, at the name with capitals, in any order", () => {
    expect(findingsBy(fileNames, (tree) => tree.copy("branches/mons.yaml", "branches/Mons.yaml"))).toEqual(twins);
    expect(
      findingsBy(fileNames, (tree) => {
        tree.rename("branches/mons.yaml", "branches/Mons.yaml");
        tree.copy("branches/Mons.yaml", "branches/mons.yaml");
      }),
    ).toEqual(twins);
  });

  test("are a finding for files of any type", () => {
    expect(
      findingsBy(fileNames, (tree) => {
        tree.copy("branches/lyon/hero.webp", "branches/lyon/HERO.webp");
        tree.copy("branches/lyon/hero.webp", "branches/lyon/Hero.webp");
      }),
    ).toEqual(["HERO", "Hero"].map((name) => `branches/lyon/${name}.webp | ${confused("branches/lyon/hero.webp")}`));
  });
});

describe("a better name", () => {
  const better = (path: string, ...others: string[]) => {
    const files = new Map([path, ...others].map((each) => [each, new Uint8Array()]));
    return betterName(readTree({ files, shownAs: "content", today, atlas: undefined, say: catalogues.en }).tree, path);
  };

  test.each([
    ["branches/Évry.Sud.yml", "evry-sud.yaml"],
    ["timeline/2017.yml", "2017.yaml"],
    ["pages/Home.YAML", "home.yaml"],
    ["Site.yml", "site.yaml"],
  ])("for %s is %s", (path, name) => {
    expect(better(path, "poles/autre.yaml")).toBe(name);
  });

  test("is in the remedy", () => {
    expect(remediesBy(fileNames, (tree) => tree.rename("branches/mons.yaml", "branches/Mons.yaml"))).toEqual([
      'Rename it to "mons.yaml": lower-case letters, digits and hyphens only.',
    ]);
  });

  test.each([
    ["another file has it, even with capitals", "branches/Mons Sud.yaml", "branches/Mons-Sud.yaml"],
    ["no letter is left", "branches/!.yaml"],
    ["a name in the timeline is not a year", "timeline/Le début.yml"],
    ["the folder has no content files", "branches/mons/Un.yml"],
    ["no content file has that name", "pages/Autre.yml"],
  ])("does not exist when %s", (_, path, ...others) => {
    expect(better(path, ...others)).toBeUndefined();
  });
});
