import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./built-pages.ts";
import { content } from "./published.ts";

/** Texts in one language, without those that are the same in both. */
function sentences(value: unknown, lang: "fr" | "en"): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("fr" in value && "en" in value && typeof value[lang] === "string")
    return value.fr === value.en ? [] : [value[lang]];
  return Object.values(value).flatMap((item) => sentences(item, lang));
}

const french = sentences(content, "fr").filter((text) => text.length > 25);
const english = sentences(content, "en").filter((text) => text.length > 25);
const scripts = globSync("assets/*.js", { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));

test("the browser bundle contains no content", () => {
  expect(scripts.length).toBeGreaterThan(15);
  const bundle = scripts.join("\n");
  expect([...french, ...english].filter((text) => bundle.includes(text))).toEqual([]);
});

test("pages and data of one language contain no text of the other", () => {
  for (const [lang, foreign] of [
    ["fr", english],
    ["en", french],
  ] as const) {
    const files = globSync(`${lang}{.data,/**/*.{html,data}}`, { cwd: root });
    expect(files.length).toBeGreaterThan(20);
    expect(foreign.length).toBeGreaterThan(50);
    for (const file of files) {
      const text = readFileSync(join(root, file), "utf8");
      expect(
        foreign.filter((sentence) => text.includes(sentence)),
        file,
      ).toEqual([]);
    }
  }
});
