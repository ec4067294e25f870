import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { editionPage } from "#model/editions.ts";
import { languageOf, languages } from "#model/languages.ts";
import { singlePages } from "#model/pages.ts";
import { isOpen } from "#model/selections.ts";
import { attributesOf, builtFiles, builtPages, linkTargets, metaContent, translations } from "./built-pages.ts";
import { content } from "./published.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes these in its own way.
    "doctype-style": "off",
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A matter of taste, not of validity.
    "long-title": "off",
    "tel-non-breaking": "off",
    "no-inline-style": ["error", { allowedProperties: [] }],
    // The router's own inline scripts are allowed by their hash instead.
    "require-sri": "off",
  },
});

test("the build has every page in both languages", () => {
  const { branches, publications, archive } = content;
  const many = branches.filter(isOpen).length + publications.length + archive.editions.filter(editionPage).length;
  const expected = singlePages.length + many;
  for (const lang of languages)
    expect(builtPages.filter(({ address }) => languageOf(address) === lang)).toHaveLength(expected);
});

test("RT5 an address without a language links to its page in both", () => {
  const { $ } = builtFiles.find(({ address }) => address === "/bureau")!;
  expect(attributesOf($, "a").map(({ href }) => href)).toEqual(["/fr/bureau", "/en/bureau"]);
});

test.each(builtFiles)("$file is valid HTML without style attributes", async ({ html, file }) => {
  const report = await validator.validateString(html, file);
  const errors = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(errors).toEqual([]);
});

test.each(builtPages)("$address names its language, texts, social image and translation", ({ $, address }) => {
  expect($("html").attr("lang")).toBe(languageOf(address));
  expect($("h1")).toHaveLength(1);
  expect(metaContent($, "description")?.length).toBeGreaterThan(50);
  expect(metaContent($, "og:title")).toBeTruthy();
  expect(metaContent($, "og:image")).toMatch(/^https:.*\.(png|jpg)$/);
  expect(linkTargets($, "canonical").map(({ href }) => new URL(href).pathname)).toEqual([address]);
  const alternates = translations($);
  expect(alternates.map(({ hreflang }) => hreflang)).toEqual(["fr", "en", "x-default"]);
  for (const { href } of alternates) {
    const other = builtPages.find((page) => page.address === new URL(href).pathname);
    const back = other && translations(other.$).map((link) => new URL(link.href).pathname);
    expect(back).toContain(address);
  }
  for (const { src, width, height, alt } of attributesOf($, "img"))
    expect([Boolean(width), Boolean(height), alt !== undefined], src).toEqual([true, true, true]);
});

test("no two pages share their title or description", () => {
  const titles = builtPages.map(({ $ }) => $("title").text());
  const descriptions = builtPages.map(({ $ }) => metaContent($, "description"));
  for (const words of [titles, descriptions])
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test("every page, error pages included, has the name of the site in its title", () => {
  const named = builtFiles.filter(({ file }) => /^(fr|en)\//.test(file));
  expect(named.length).toBeGreaterThan(builtPages.length);
  for (const { $, file } of named) {
    expect($("head > title"), file).toHaveLength(1);
    expect($("head > title").text(), file).toContain(content.site.name);
  }
});
