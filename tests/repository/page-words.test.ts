import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { type Page, pages } from "#model/pages.ts";
import { pages as pageWords } from "#model/words/fr.ts";
import { wordsOf } from "#model/words/catalogues.ts";

const project = join(import.meta.dirname, "../..");
const fileOf = (page: Page) =>
  join(project, "app/routes", `${page.replaceAll(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}.tsx`);

const codeOf = (file: string) =>
  readFileSync(file, "utf8").replaceAll(/^(?:import|export) type [^;]* from "[^"]+";$/gm, "");

/** Every module that the route of a page imports, except types. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, name = ""] of codeOf(file).matchAll(/(?:from|import\()\s*"([.#][^"]+)"/g)) {
    const path = name.startsWith("#") ? join(project, name.slice(1)) : join(dirname(file), name);
    if (!path.endsWith(".server.ts")) modulesOf(path, seen);
  }
  return seen;
}

test.each(Object.keys(pages) as Page[])("the page %s has all the words that its components use", (page) => {
  expect(existsSync(fileOf(page))).toBe(true);
  const code = [...modulesOf(fileOf(page))].map((file) => readFileSync(file, "utf8")).join("\n");
  const named = [...code.matchAll(/["`]([a-z]+)\.[a-zA-Z]/g)].map(([, section = ""]) => section);
  const said = new Set(named.filter((section) => Object.hasOwn(pageWords, section)));
  expect([...said].filter((section) => !Object.hasOwn(wordsOf(page, "fr"), section))).toEqual([]);
});
