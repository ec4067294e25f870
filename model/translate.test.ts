import { describe, expect, test } from "vitest";
import { en } from "./words/en.ts";
import { fr } from "./words/fr.ts";
import { translate } from "./translate.ts";

describe("text lookup", () => {
  const messages = {
    greeting: "Bonjour {name}",
    list: ["un", "deux", "trois"],
    count: { one: "{count} page", other: "{count} pages" },
  };

  test("fills the placeholders of a text", () => {
    expect(translate(messages, "fr", "greeting", { name: "Inès" })).toBe("Bonjour Inès");
  });

  test("shows the key of a missing text", () => {
    expect(translate(messages, "fr", "nav.nothing")).toBe("nav.nothing");
    expect(translate(messages, "fr", "greeting.deeper")).toBe("greeting.deeper");
    expect(translate(messages, "fr", "constructor")).toBe("constructor");
    expect(translate(messages, "fr", "__proto__.toString")).toBe("__proto__.toString");
  });

  test("joins a list with commas", () => {
    expect(translate(messages, "fr", "list")).toBe("un, deux, trois");
  });

  test.each([
    ["fr", 0, "0 page"],
    ["fr", 1, "1 page"],
    ["fr", 2, "2 pages"],
    ["en", 0, "0 pages"],
    ["en", 1, "1 page"],
  ] as const)("counts in %s: %i", (lang, count, words) => {
    expect(translate(messages, lang, "count", { count })).toBe(words);
  });
});

function texts(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(texts) : [];
}

test("the French interface follows French typography", () => {
  expect(texts(fr).length).toBeGreaterThan(100);
  expect(texts(fr).filter((text) => /[^\u00a0\u202f][:;!?»](\s|$)|«[^\u00a0]|'/.test(text))).toEqual([]);
});

test("the English interface has typographic apostrophes", () => {
  expect(texts(en).filter((text) => text.includes("'"))).toEqual([]);
});
