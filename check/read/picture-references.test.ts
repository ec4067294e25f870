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

test("a picture is known by its extension", () => {
  for (const path of ["a.jpg", "a.jpeg", "a.png", "b/a.webp", "a.avif", "a.svg", "A.JPG"])
    expect(isPicture(path), path).toBe(true);
  for (const path of ["a.gif", "ajpg", "a.jpg.md", "svg", "a.jpeeg"]) expect(isPicture(path), path).toBe(false);
});

test("the path of a picture is relative to the file, and may lead outside", () => {
  const files = { "branches/lyon.yaml": "schoolLogo: ../logos/a.svg\ngallery:\n  - src: lyon/quai.jpg\n" };
  expect(referencesIn(files)).toMatchObject([
    { source: "../logos/a.svg", folder: "branches", target: "logos/a.svg" },
    { source: "lyon/quai.jpg", folder: "branches", target: "branches/lyon/quai.jpg" },
  ]);
  expect(referencesIn({ "site.yaml": "logo: a.pdf\nsrc: ../a.jpg\n" })).toMatchObject([
    { source: "a.pdf", folder: "", target: "a.pdf" },
    { source: "../a.jpg", target: undefined },
  ]);
});

test("web addresses and other texts are no pictures", () => {
  const text = "src: https://x.example/a.jpg\nlogo: HTTPS://x.example/a.jpg\nname: a.jpg\nsrcs: b.jpg\n";
  expect(referencesIn({ "site.yaml": text })).toEqual([]);
});

test.each(["lyon/https:.jpg", ":a.jpg"])("%s is not a web address", (source) => {
  expect(referencesIn({ "site.yaml": `src: "${source}"\n` })).toMatchObject([{ source }]);
});

test("a finding about a picture is at the field that names it", () => {
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
