import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pageAt, pageServices } from "#model/pages.ts";
import { attribute, builtPages, linkTargets, root, tags } from "./built-pages.ts";

const kilobyte = 1000;

function weight(path: string): number {
  const file = join(root, path);
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

describe.each(builtPages)("$address", ({ html, file, address }) => {
  const styles = linkTargets(html, "stylesheet").map(({ href }) => href);
  const fonts = linkTargets(html, "preload")
    .map(({ href }) => href)
    .filter((href) => href.endsWith(".woff2"));

  const page = pageAt(address);
  const budget = page && pageServices[page]?.includes("map") ? 120 : 110;

  test(`keeps its scripts under ${budget} kB`, () => {
    expect(scriptsOf(html).length).toBeGreaterThan(3);
    expect(sum(scriptsOf(html))).toBeLessThan(budget * kilobyte);
  });

  test("keeps its style sheets under 15 kB and its fonts under 65 kB", () => {
    expect(styles.length).toBeGreaterThan(0);
    expect(sum(styles)).toBeLessThan(15 * kilobyte);
    expect(fonts).toHaveLength(2);
    expect(sum(fonts)).toBeLessThan(65 * kilobyte);
  });

  test("lets no script hold back the first view", () => {
    for (const tag of tags(html, "script").filter((script) => attribute(script, "src"))) {
      expect(tag).toMatch(/\s(?:type="module"|async|defer)/);
    }
    expect(html.slice(0, html.indexOf("<body"))).not.toContain("<script src");
    expect(linkTargets(html, "modulepreload")).toEqual([]);
    expect(html).toMatch(/<script type="module" async="">await new Promise\(.*requestAnimationFrame/);
  });

  test("loads pictures when they come near, in the size they need", () => {
    const pictures = tags(html, "img");
    const eager = pictures.filter((tag) => attribute(tag, "loading") !== "lazy");
    expect(eager.length, eager.join("\n")).toBeLessThanOrEqual(3);
    for (const tag of pictures.slice(4)) expect(attribute(tag, "loading"), tag).toBe("lazy");
    for (const tag of pictures.filter((picture) => attribute(picture, "loading") === "eager")) {
      expect(attribute(tag, "fetchPriority") ?? attribute(tag, "fetchpriority"), tag).toBe("high");
    }
    const sources = tags(html, "source").filter((tag) => / \d+w/.test(attribute(tag, "srcSet") ?? ""));
    for (const tag of sources) expect(attribute(tag, "sizes"), tag).toBeTruthy();
  });

  test("is at most 300 kB at first view", () => {
    const eager = tags(html, "img")
      .filter((tag) => attribute(tag, "loading") !== "lazy")
      .flatMap((tag) => attribute(tag, "src") ?? []);
    expect(sum([`/${file}`, ...scriptsOf(html), ...styles, ...fonts, ...eager])).toBeLessThan(300 * kilobyte);
  });
});

test("the home page is under 30 kB of HTML, its hero art under 15 kB", () => {
  for (const page of builtPages.filter(({ address }) => /^\/(fr|en)$/.test(address))) {
    expect(weight(`/${page.file}`)).toBeLessThan(30 * kilobyte);
    const art = new Set([...page.html.matchAll(/\/art\/hero-[a-z-]+\.\w+\.svg/g)].map(([path]) => path));
    expect(art.size).toBe(3);
    expect(sum(art)).toBeLessThan(15 * kilobyte);
  }
});
