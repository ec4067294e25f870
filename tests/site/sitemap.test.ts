import { expect, test } from "vitest";
import { files } from "#model/files.ts";
import { builtPages, metaContent, translations } from "./built-pages.ts";
import { address, read, readXml, unlisted } from "./published.ts";

const $ = readXml(files.sitemap);
const entries = $('urlset[xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"] > url')
  .toArray()
  .map((url) => ({
    address: $(url).children("loc").text(),
    changed: $(url).children("lastmod").text() || undefined,
    alternates: $(url)
      .children("xhtml\\:link")
      .toArray()
      .map((link) => ({ href: $(link).attr("href") ?? "", hreflang: $(link).attr("hreflang") ?? "" })),
  }));

test("the sitemap lists exactly the indexed pages", () => {
  const indexed = builtPages.filter(({ $ }) => metaContent($, "robots") !== "noindex");
  expect(indexed.length).toBeGreaterThan(0);
  expect(entries.map((entry) => entry.address).toSorted()).toEqual(
    indexed.map((page) => address + page.address).toSorted(),
  );
});

test("an unlisted branch is hidden from search engines", () => {
  for (const { id } of unlisted) {
    for (const file of [files.sitemap, files.llms, files.branches]) expect(read(file)).not.toContain(id);
    const own = builtPages.filter((page) => page.address.endsWith(`/${id}`));
    expect(own).toHaveLength(2);
    for (const { html } of own) expect(html).not.toContain("application/ld+json");
  }
});

test("sitemap entries name the same translations as their page", () => {
  for (const entry of entries) {
    const page = builtPages.find((built) => address + built.address === entry.address);
    expect(entry.alternates).toEqual(page && translations(page.$));
    expect(entry.alternates.map(({ hreflang }) => hreflang)).toEqual(["fr", "en", "x-default"]);
  }
});

test("last modified dates are in the past and the same in both languages", () => {
  for (const { changed } of entries.filter((entry) => entry.changed)) {
    expect(changed).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/);
    expect(Date.parse(changed ?? "")).toBeLessThanOrEqual(Date.now());
  }
  for (const { address: own, changed, alternates } of entries) {
    const others = entries.filter((other) => alternates.some(({ href }) => href === other.address));
    for (const other of others) expect(other.changed, own).toBe(changed);
  }
});

test("robots.txt allows everything and links to the sitemap", () => {
  const lines = read(files.robots).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${address}${files.sitemap}`);
});
