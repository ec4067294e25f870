import { expect, test } from "vitest";
import { inLanguage, pageAt, pathTo, unprefixedPathTo, withoutLanguage } from "./pages.ts";

test("a page has an address in each language", () => {
  expect(pathTo("home", "fr")).toBe("/fr");
  expect(pathTo("board", "en")).toBe("/en/bureau");
  expect(pathTo("branch", "en", { id: "lyon" })).toBe("/en/antennes/lyon");
  expect(unprefixedPathTo("publications")).toBe("/publications");
});

test.each([
  ["/fr", "home"],
  ["/en/", "home"],
  ["/", "home"],
  ["/bureau", "board"],
  ["/EN/antennes/", "branches"],
  ["/fr/antennes/lyon", "branch"],
  ["/fr/antennes/lyon/more", undefined],
  ["/french", "plain"],
] as const)("%s is the page %s", (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test("the language is a prefix of the path", () => {
  expect(withoutLanguage("/en/bureau/")).toBe("/bureau");
  expect(withoutLanguage("/english")).toBe("/english");
  expect(inLanguage("/", "fr")).toBe("/fr");
});
