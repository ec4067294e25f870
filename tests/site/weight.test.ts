import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageAt, servicesOf } from "#model/pages.ts";
import { attributesOf, builtPages, linkTargets, root } from "./built-pages.ts";

const kilobyte = 1000;

const known = new Map<string, number>();

function weight(path: string): number {
  const found = known.get(path) ?? weigh(join(root, path));
  known.set(path, found);
  return found;
}

function weigh(file: string): number {
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return brotliCompressSync(readFileSync(file)).length;
  }
}

const sum = (paths: Iterable<string>) => [...new Set(paths)].reduce((total, path) => total + weight(path), 0);

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? "");
}

test.each(builtPages)("$address keeps its budgets", ({ $, html, file, address }) => {
  const sheets = linkTargets($, "stylesheet");
  const styles = sheets.filter(({ media }) => media !== "print").map(({ href }) => href);
  const paper = sheets.filter(({ media }) => media === "print").map(({ href }) => href);
  const fonts = linkTargets($, "preload")
    .map(({ href }) => href)
    .filter((href) => href.endsWith(".woff2"));
  expect([styles.length > 0, paper.length, fonts.length, scriptsOf(html).length > 3]).toEqual([true, 1, 2, true]);
  const eager = attributesOf($, "img:not([loading=lazy])").flatMap(({ src }) => src ?? []);
  const drawn = eager.filter((src) => !src.startsWith("data:"));
  const page = pageAt(address);
  for (const [what, paths, budget] of [
    ["scripts", scriptsOf(html), page && servicesOf(page).includes("map") ? 120 : 110],
    ["styles", styles, 15],
    ["print styles", paper, 2],
    ["fonts", fonts, 42],
    ["first view", [`/${file}`, ...scriptsOf(html), ...styles, ...paper, ...fonts, ...drawn], 300],
  ] as const)
    expect(sum(paths), what).toBeLessThan(budget * kilobyte);
});

test.each(builtPages)("$address has no script that blocks the first view and loads pictures lazily", ({ $, html }) => {
  for (const { src, type, async, defer } of attributesOf($, "script[src]"))
    expect(type === "module" || async !== undefined || defer !== undefined, src).toBe(true);
  expect(attributesOf($, "head script[src]")).toEqual([]);
  expect(linkTargets($, "modulepreload")).toEqual([]);
  expect(html).toMatch(/<script type="module" async="">await new Promise\(.*requestAnimationFrame/);
  const pictures = attributesOf($, "img");
  const eager = pictures.filter(({ loading }) => loading !== "lazy").map(({ src }) => src);
  expect(eager.length, eager.join("\n")).toBeLessThanOrEqual(3);
  for (const { loading, src } of pictures.slice(4)) expect(loading, src).toBe("lazy");
  for (const { fetchpriority, src } of pictures.filter(({ loading }) => loading === "eager"))
    expect(fetchpriority, src).toBe("high");
  const sources = attributesOf($, "source").filter(({ srcset = "" }) => / \d+w/.test(srcset));
  for (const { sizes, srcset } of sources) expect(sizes, srcset).toBeTruthy();
});

test("the home page is under 30 kB of HTML, its hero art under 15 kB", () => {
  for (const page of builtPages.filter(({ address }) => /^\/(fr|en)$/.test(address))) {
    expect(weight(`/${page.file}`)).toBeLessThan(30 * kilobyte);
    const art = new Set([...page.html.matchAll(/\/art\/hero-[a-z-]+\.\w+\.svg/g)].map(([path]) => path));
    expect(art.size).toBe(3);
    expect(sum(art)).toBeLessThan(15 * kilobyte);
  }
});

test("no script uses Intl, which is slow on the first call", () => {
  const scripts = new Set(builtPages.flatMap(({ html }) => scriptsOf(html)));
  const slow = [...scripts].filter((path) => /\bIntl\.|\.toLocale/.test(readFileSync(join(root, path), "utf8")));
  expect(slow).toEqual([]);
});
