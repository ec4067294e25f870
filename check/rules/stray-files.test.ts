import { expect, test } from "vitest";
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

test.each([
  ["notes.txt", unknownType],
  ["branches/lyon.yaml.old", unknownType],
  ["branches/lyon.fr.md", unusedMarkdown],
  ["legal/else.fr.md", unusedMarkdown],
  ["legal/privacy.de.md", unusedMarkdown],
  ["publications/agents-autonomes-qui-signe.fr.md", unusedMarkdown],
  ["branches/paris.yml", `${wrongExtension} Rename it to "paris.yaml".`],
  ["branches/paris.YAML", `${wrongExtension} Rename it to "paris.yaml".`],
  ["branches/lyon.yml", `${wrongExtension} Rename it, or remove it if the .yaml file is already there.`],
  ["pages/hom.yaml", unknownFile],
  ["publications.yaml", unknownFile],
  ["branches/lyon/office.yaml", unknownFile],
  ["branch/paris.yaml", `${unknownFolder} Did you mean "branches"?`],
])("%s is unused", (path, message) => {
  const shown = message.startsWith(unknownFolder) ? "branch/" : path;
  const rule = [unknownType, unusedMarkdown].includes(message) ? strayFiles : withRemedy(strayFiles);
  expect(findingsBy(rule, add(path))).toEqual([`${shown} | ${message}`]);
});

test("the remedy suggests the name of a missing file", () => {
  expect(findingsBy(withRemedy(strayFiles), (tree) => tree.rename("pages/home.yaml", "pages/hom.yaml"))).toEqual([
    `pages/hom.yaml | ${unknownFile} Did you mean "pages/home.yaml"?`,
  ]);
});

test("the Markdown of an unreadable publication is no finding", () => {
  expect(findingsBy(strayFiles, (tree) => tree.write("publications/mica-un-an-apres.yaml", notUtf8))).toEqual([]);
});

test("an unknown folder is one finding, without its files and pictures", () => {
  const change = add("attic/a.txt", "attic/b/c.yaml", "attic/d.jpg");
  expect(findingsBy(withRemedy(strayFiles), change)).toEqual([`attic/ | ${unknownFolder}`]);
  expect(findingsBy(unusedPictures, change)).toEqual([]);
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

const renameTo = (name: string) =>
  `${unusedPicture} Rename it to "${name}", without spaces or accents, and name it in the file it belongs to; or remove it.`;

test.each([
  ["branches/lyon/Pont_2.jpg", nameIt],
  ["branches/lyon/L’été au pont.JPG", renameTo("l-ete-au-pont.jpg")],
  ["le pont.v2.png", renameTo("le-pont-v2.png")],
  ["branches/….webp", renameTo("image.webp")],
  // Another picture has the better name.
  ["branches/lyon/héro.webp", nameIt],
])("%s is an unused picture, with a valid name to give it", (path, message) => {
  expect(findingsBy(withRemedy(unusedPictures), add(path))).toEqual([`${path} | ${message}`]);
  expect(findingsBy(strayFiles, add(path))).toEqual([]);
});

test("a picture is used even when its name differs by capitals", () => {
  expect(findingsBy(unusedPictures, (tree) => tree.rename(photo, "branches/lyon/1.WEBP"))).toEqual([]);
  const capital = (tree: TestTree) => tree.set("krypto-tour/2099.yaml", "photos.1.src", "Photo-1.webp");
  expect(findingsBy(unusedPictures, capital)).toEqual([]);
});

test.each([notUtf8, "name: [\n"])("no picture is reported as unused while a content file is unreadable", (text) => {
  const change = (tree: TestTree) => {
    tree.write("branches/hult.yaml", text);
    add("branches/lyon/pont.jpg")(tree);
  };
  expect(findingsBy(unusedPictures, change)).toEqual([]);
});
