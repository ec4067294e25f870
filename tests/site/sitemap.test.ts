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

test("the sitemap lists exactly the indexed pages, with their translations and last change", () => {
  const indexed = builtPages.filter(({ $ }) => metaContent($, "robots") !== "noindex");
  expect(indexed.length).toBeGreaterThan(0);
  const pages = indexed.map((page) => ({ address: address + page.address, alternates: translations(page.$) }));
  const listed = entries.map(({ changed: _, ...entry }) => entry);
  expect(new Set(listed)).toEqual(new Set(pages));
  for (const { address: own, changed = "", alternates } of entries) {
    if (changed) expect(changed).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/);
    if (changed) expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
    const others = entries.filter((other) => alternates.some(({ href }) => href === other.address));
    for (const other of others) expect(other.changed ?? "", own).toBe(changed);
  }
});

test("an unlisted branch is hidden from search engines", () => {
  for (const { id } of unlisted) {
    for (const file of [files.sitemap, files.llms, files.branches]) expect(read(file)).not.toContain(id);
    const own = builtPages.filter((page) => page.address.endsWith(`/${id}`));
    expect(own).toHaveLength(2);
    for (const { html } of own) expect(html).not.toContain("application/ld+json");
  }
});

test("robots.txt allows everything and links to the sitemap", () => {
  const lines = read(files.robots).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${address}${files.sitemap}`);
});
