import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { languageOf } from "#model/languages.ts";
import { pageAt } from "#model/pages.ts";
import { builtFiles, builtPages, root } from "./built-pages.ts";
import { outline, steady } from "./outline.ts";
import { read } from "./published.ts";

// What the site of the fixture shows changes on purpose only: `npx vitest run -u --project fixture`, then read the diff.

const folder = join(import.meta.dirname, "outlines");

/** The first and the last page of each kind in each language, and the pages that have none. */
const pages = [...Map.groupBy(builtPages, ({ address }) => `${languageOf(address)}/${pageAt(address)}`)].flatMap(
  ([kind, all]) =>
    [...new Set([all[0], all.at(-1)])].map((page, index) => ({ name: kind + (index || ""), page: page! })),
);
const others = ["404", "bureau", "en/404", "fr/404"].map((name) => ({
  name: name.replace(/^(?!..\/)/, "other/"),
  page: builtFiles.find(({ file }) => file === `${name}.html` || file === `${name}/index.html`)!,
}));

/** What is around the main part is the same on every page. */
const around = /\/(?:home|404)$/;

test.each([...pages, ...others])("$name says what it said", async ({ name, page: { $ } }) => {
  const parts = around.test(name) ? "head, body" : "head > title, meta[name=description], meta[name=robots], main";
  await expect(outline($, parts)).toMatchFileSnapshot(join(folder, `${name}.txt`));
});

const files = globSync(["feeds/*-{fr,en}.{atom,ics}", ".well-known/*.txt", "robots.txt", "sitemap.xml"], {
  cwd: root,
}).toSorted();

const nameOf = (file: string) => `files/${basename(file, ".txt")}`;

test.each(files)("%s says what it said", async (file) => {
  await expect(steady(read(file))).toMatchFileSnapshot(join(folder, `${nameOf(file)}.txt`));
});

test("no outline is left of a page or file that is gone", () => {
  const names = new Set([...pages, ...others].map(({ name }) => name).concat(files.map(nameOf)));
  expect(globSync("**/*.txt", { cwd: folder }).filter((file) => !names.has(file.slice(0, -4)))).toEqual([]);
});
