import { describe, expect, test } from "vitest";
import type { Rule } from "#check/read/tree.ts";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { strayFiles, unusedPictures } from "./stray-files.ts";

const withRemedy =
  (rule: Rule): Rule =>
  (tree) =>
    rule(tree).map((found) => ({ ...found, message: `${found.message} ${found.remedy}` }));

const add =
  (...paths: string[]) =>
  (tree: TestTree) => {
    for (const path of paths) tree.write(path, "x");
  };

const photo = "branches/lyon/1.webp";
const notUtf8 = new Uint8Array([0xff]);

const unknownFile = "Nothing on the site reads this file. Check its name and its folder, or remove it.";
const unknownFolder = "The site does not know this folder. Move its files to the folder they belong to, or remove it.";
const unknownType = "The site cannot use this type of file.";
const wrongExtension = "A content file ends with .yaml, in lower case.";
const unusedMarkdown = "No publication or legal text is made from this file.";
const unusedPicture = "No content file shows this picture.";
const nameIt = `${unusedPicture} Name it in the file it belongs to, or remove it.`;

test.each([strayFiles, unusedPictures])("a valid folder has no unused files", (rule) => {
  expect(findingsBy(rule, add("README.md"))).toEqual([]);
});

describe("files", () => {
  test.each([
    ["notes.txt", unknownType],
    ["branches/lyon.yaml.old", unknownType],
    ["legal/privacy.fr.md.old", unknownType],
    ["branches/NOTES.MD", unusedMarkdown],
    ["branches/lyon.fr.md", unusedMarkdown],
    ["legal/else.fr.md", unusedMarkdown],
    ["legal/privacy.de.md", unusedMarkdown],
    ["publications/agents-autonomes-qui-signe.fr.md", unusedMarkdown],
  ])("%s is unused", (path, message) => {
    expect(findingsBy(strayFiles, add(path))).toEqual([`${path} | ${message}`]);
  });

  test.each([
    ["branches/paris.yml", ' Rename it to "paris.yaml".'],
    ["branches/paris.YAML", ' Rename it to "paris.yaml".'],
    ["branches/lyon.yml", " Rename it, or remove it if the .yaml file is already there."],
  ])("%s has the wrong extension", (path, remedy) => {
    expect(findingsBy(withRemedy(strayFiles), add(path))).toEqual([`${path} | ${wrongExtension}${remedy}`]);
  });

  test("the remedy suggests the name of a missing file", () => {
    expect(findingsBy(withRemedy(strayFiles), (tree) => tree.rename("pages/home.yaml", "pages/hom.yaml"))).toEqual([
      `pages/hom.yaml | ${unknownFile} Did you mean "pages/home.yaml"?`,
    ]);
  });

  test.each(["pages/hom.yaml", "publications.yaml", "branches/lyon/office.yaml"])(
    "%s gets no suggestion when no file is missing",
    (path) => {
      expect(findingsBy(withRemedy(strayFiles), add(path))).toEqual([`${path} | ${unknownFile}`]);
    },
  );

  test("the Markdown of an unreadable publication is no finding", () => {
    expect(findingsBy(strayFiles, (tree) => tree.write("publications/mica-un-an-apres.yaml", notUtf8))).toEqual([]);
  });
});

describe("folders", () => {
  test("an unknown folder is one finding, without its files and pictures", () => {
    const change = add("attic/a.txt", "attic/b/c.yaml", "attic/d.jpg");
    expect(findingsBy(withRemedy(strayFiles), change)).toEqual([`attic/ | ${unknownFolder}`]);
    expect(findingsBy(unusedPictures, change)).toEqual([]);
  });

  test("the remedy suggests a similar folder", () => {
    expect(findingsBy(withRemedy(strayFiles), add("branch/paris.yaml", "words/words.yaml"))).toEqual([
      `branch/ | ${unknownFolder} Did you mean "branches"?`,
      `words/ | ${unknownFolder}`,
    ]);
  });

  test("a folder is known when one of its pictures is shown", () => {
    const change = (tree: TestTree) => {
      tree.rename(photo, "photos/1.webp");
      tree.set("branches/lyon.yaml", "gallery.1.src", "../photos/1.webp");
      add("photos/notes.txt", "photos/other.jpg")(tree);
    };
    expect(findingsBy(strayFiles, change)).toEqual([`photos/notes.txt | ${unknownType}`]);
    expect(findingsBy(unusedPictures, change)).toEqual([`photos/other.jpg | ${unusedPicture}`]);
  });
});

describe("pictures", () => {
  test.each(["branches/lyon/Pont_2.jpg", "branches/lyon/pont.JPG", "pont.svg"])("%s is an unused picture", (path) => {
    expect(findingsBy(withRemedy(unusedPictures), add(path))).toEqual([`${path} | ${nameIt}`]);
    expect(findingsBy(strayFiles, add(path))).toEqual([]);
  });

  test.each([
    ["branches/lyon/", "L’été au pont.JPG", "l-ete-au-pont.jpg"],
    ["", "le pont.v2.png", "le-pont-v2.png"],
    ["branches/", "….webp", "image.webp"],
  ])("the remedy for %s%s suggests a valid name", (folder, name, better) => {
    expect(findingsBy(withRemedy(unusedPictures), add(folder + name))).toEqual([
      `${folder}${name} | ${unusedPicture} Rename it to "${better}", without spaces or accents, and name it in the file it belongs to; or remove it.`,
    ]);
  });

  test("the remedy suggests no name that another picture has", () => {
    expect(findingsBy(withRemedy(unusedPictures), add("branches/lyon/héro.webp"))).toEqual([
      `branches/lyon/héro.webp | ${nameIt}`,
    ]);
  });

  test("a picture is used even when its name differs by capitals", () => {
    expect(findingsBy(unusedPictures, (tree) => tree.rename(photo, "branches/lyon/1.WEBP"))).toEqual([]);
    expect(
      findingsBy(unusedPictures, (tree) => tree.set("krypto-tour/edition.yaml", "format.photos.1.src", "Photo-1.webp")),
    ).toEqual([]);
  });

  test.each([
    ["is not UTF-8", notUtf8],
    ["is not YAML", "name: [\n"],
  ])("no picture is reported as unused while a content file %s", (_, text) => {
    const change = (tree: TestTree) => {
      tree.write("branches/hult.yaml", text);
      add("branches/lyon/pont.jpg")(tree);
    };
    expect(findingsBy(unusedPictures, change)).toEqual([]);
  });
});
