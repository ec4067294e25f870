import { describe, expect, test } from "vitest";
import { catalogues } from "#check/messages/catalogue.ts";
import { readTree } from "#check/read/tree.ts";
import { findingsBy } from "#tests/content/findings-by.ts";
import { today } from "#tests/content/test-tree.ts";
import { betterName, fileNames } from "./file-names.ts";

const noAddress = (name: string) => `The name "${name}" cannot be used in a web address.`;
const confused = (other: string) =>
  `Its name differs from "${other}" only by capitals, and many computers confuse the two.`;

const renamed = (from: string, to: string) => findingsBy(fileNames, (tree) => tree.rename(from, to));

describe("the name of a file in a folder stands in web addresses", () => {
  test.each(["Mons", "mons ", "mons_2", "mons--2", "-mons", "môns", ""])("%s is a finding of the file", (name) => {
    expect(renamed("branches/mons.yaml", `branches/${name}.yaml`)).toEqual([
      `branches/${name}.yaml | ${noAddress(name)}`,
    ]);
  });

  test.each(["mons-2", "2mons"])("%s is none", (name) => {
    expect(renamed("branches/mons.yaml", `branches/${name}.yaml`)).toEqual([]);
  });

  test("what is no content file is none of its business", () => {
    expect(renamed("branches/lyon/quai.jpg", "branches/lyon/Le quai.jpg")).toEqual([]);
    expect(renamed("branches/mons.yaml", "branches/Mons/Un.yaml")).toEqual([]);
  });
});

describe("a file of the timeline is named after its year", () => {
  test.each(["début", "in-2017", "2017-fin", "20170", "201", "mille"])("%s is a finding of the file", (name) => {
    expect(renamed("timeline/2017.yaml", `timeline/${name}.yaml`)).toEqual([
      `timeline/${name}.yaml | The name "${name}" is not a year.`,
    ]);
  });

  test("another year is none", () => {
    expect(renamed("timeline/2017.yaml", "timeline/1999.yaml")).toEqual([]);
  });
});

describe("two names that differ by capitals alone", () => {
  const twins = [`branches/Mons.yaml | ${confused("branches/mons.yaml")}`];

  test("are one finding, at the name with capitals, whichever was there first", () => {
    expect(findingsBy(fileNames, (tree) => tree.copy("branches/mons.yaml", "branches/Mons.yaml"))).toEqual(twins);
    expect(
      findingsBy(fileNames, (tree) => {
        tree.rename("branches/mons.yaml", "branches/Mons.yaml");
        tree.copy("branches/Mons.yaml", "branches/mons.yaml");
      }),
    ).toEqual(twins);
  });

  test("are a finding for every other name, and for files of any kind", () => {
    expect(
      findingsBy(fileNames, (tree) => {
        tree.copy("branches/lyon/quai.jpg", "branches/lyon/QUAI.jpg");
        tree.copy("branches/lyon/quai.jpg", "branches/lyon/Quai.jpg");
        tree.rename("branches/mons.yaml", "branches/Mons.yaml");
      }),
    ).toEqual([
      `branches/Mons.yaml | ${noAddress("Mons")}`,
      `branches/lyon/QUAI.jpg | ${confused("branches/lyon/quai.jpg")}`,
      `branches/lyon/Quai.jpg | ${confused("branches/lyon/quai.jpg")}`,
    ]);
  });
});

describe("a better name", () => {
  const better = (path: string, ...others: string[]) => {
    const files = new Map([path, ...others].map((each) => [each, new Uint8Array()]));
    return betterName(readTree({ files, shownAs: "content", today, atlas: undefined, say: catalogues.en }).tree, path);
  };

  test.each([
    ["branches/Paris Dauphine.yaml", "paris-dauphine.yaml"],
    ["branches/Évry.Sud.yml", "evry-sud.yaml"],
    ["branches/Mons.yaml", "mons.yaml"],
    ["timeline/2017.yml", "2017.yaml"],
    ["pages/Home.YAML", "home.yaml"],
    ["Site.yml", "site.yaml"],
  ])("for %s is %s", (path, name) => {
    expect(better(path, "poles/autre.yaml")).toBe(name);
  });

  test("is said in the remedy", () => {
    const files = new Map([["branches/Mons.yaml", new TextEncoder().encode("a: b")]]);
    const { tree } = readTree({ files, shownAs: "content", today, atlas: undefined, say: catalogues.en });
    expect(fileNames(tree).map(({ remedy }) => remedy)).toEqual([
      'Rename it to "mons.yaml": lower-case letters, digits and hyphens only.',
    ]);
  });

  test.each([
    ["when another file has it", "branches/Mons Sud.yaml", "branches/mons-sud.yaml"],
    ["when another file has it with capitals", "branches/Mons Sud.yaml", "branches/Mons-Sud.yaml"],
    ["when no letter is left", "branches/!.yaml"],
    ["when it is not a year, in the timeline", "timeline/Le début.yml"],
    ["where no content file lies", "branches/mons/Un.yml"],
    ["when no content file is called so", "pages/Autre.yml"],
  ])("there is none %s", (_, path, ...others) => {
    expect(better(path, ...others)).toBeUndefined();
  });
});
