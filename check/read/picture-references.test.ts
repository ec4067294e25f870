import { expect, test } from "vitest";
import { today } from "#tests/content/test-tree.ts";
import { catalogues } from "../messages/catalogue.ts";
import { isPicture, pictureReferences } from "./picture-references.ts";
import { readTree } from "./tree.ts";

const referencesIn = (files: Record<string, string>) => {
  const bytes = Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  const options = { shownAs: "content", today, atlas: undefined, say: catalogues.en };
  return pictureReferences(readTree({ ...options, files: new Map(bytes) }).tree);
};

test.each(["a.jpg", "a.jpeg", "a.png", "b/a.webp", "a.avif", "a.svg", "A.JPG"])("%s is a picture", (path) => {
  expect(isPicture(path)).toBe(true);
});

test.each(["a.gif", "ajpg", "a.jpg.md", "svg", "a.jpeeg"])("%s is none", (path) => expect(isPicture(path)).toBe(false));

test("a picture counts from the file that names it", () => {
  const files = { "branches/lyon.yaml": "schoolLogo: ../logos/a.svg\ngallery:\n  - src: lyon/quai.jpg\n" };
  expect(referencesIn(files)).toMatchObject([
    { source: "../logos/a.svg", folder: "branches", target: "logos/a.svg" },
    { source: "lyon/quai.jpg", folder: "branches", target: "branches/lyon/quai.jpg" },
  ]);
});

test("a picture may lead outside", () => {
  expect(referencesIn({ "site.yaml": "logo: a.pdf\nsrc: ../a.jpg\n" })).toMatchObject([
    { source: "a.pdf", folder: "", target: "a.pdf" },
    { source: "../a.jpg", target: undefined },
  ]);
});

test("an address on the web and other texts name no file", () => {
  const text = "src: https://x.example/a.jpg\nlogo: HTTPS://x.example/a.jpg\nname: a.jpg\nsrcs: b.jpg\n";
  expect(referencesIn({ "site.yaml": text })).toEqual([]);
});

test.each(["a:b.jpg", "lyon/https:.jpg", ":a.jpg"])("only what begins like an address is one: %s", (source) => {
  const found = referencesIn({ "site.yaml": `src: "${source}"\n` }).map((reference) => reference.source);
  expect(found).toEqual(source.startsWith("a:") ? [] : [source]);
});

test("a finding of a picture stands where it is named", () => {
  const [reference] = referencesIn({ "pages/home.yaml": "hero:\n  src: a.jpg\n" });
  expect(reference?.report(["Gone.", "Bring it back."])).toEqual({
    file: "content/pages/home.yaml",
    line: 2,
    column: 8,
    field: "hero.src",
    message: "Gone.",
    remedy: "Bring it back.",
  });
});
