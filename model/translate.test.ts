import { expect, test } from "vitest";
import { translate } from "./translate.ts";
import { buildWords, words } from "./words/catalogues.ts";
import { notFound } from "./words/error-pages.ts";

const messages = {
  greeting: "Bonjour {name}",
  list: ["un", "deux", "trois"],
  count: { one: "{count} page", other: "{count} pages" },
};

test.each([
  ["fr", "greeting", { name: "Inès" }, "Bonjour Inès"],
  ["fr", "list", {}, "un, deux, trois"],
  ["fr", "nav.nothing", {}, "nav.nothing"],
  ["fr", "greeting.deeper", {}, "greeting.deeper"],
  ["fr", "__proto__.toString", {}, "__proto__.toString"],
  ["fr", "count", { count: 0 }, "0 page"],
  ["fr", "count", { count: 2 }, "2 pages"],
  ["en", "count", { count: 0 }, "0 pages"],
  ["en", "count", { count: 1 }, "1 page"],
] as const)("EW3 in %s, the text %s with %o is %s", (lang, key, values, text) => {
  expect(translate(messages, lang, key, values)).toBe(text);
});

function texts(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(texts) : [];
}

const french = texts([words.fr, buildWords.fr, notFound.fr]);

test("the French interface follows French typography", () => {
  expect(french.length).toBeGreaterThan(100);
  expect(french.filter((text) => /[^\u00a0\u202f][:;!?»](\s|$)|«[^\u00a0]|'/.test(text))).toEqual([]);
});

test("the English interface has typographic apostrophes", () => {
  expect(texts([words.en, buildWords.en, notFound.en]).filter((text) => text.includes("'"))).toEqual([]);
});
