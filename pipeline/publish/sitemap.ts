import type { Content } from "#model/collections.ts";
import { files } from "#model/files.ts";
import { languages } from "#model/languages.ts";
import { inLanguage } from "#model/pages.ts";
import { type LastChanges, lastChangeOf } from "./last-changes.ts";
import { indexedPages, type SitePage } from "#model/site-pages.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

const namespaces = {
  xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
  "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
};

/** Every indexed page in each language, with its translation and the date of its last change. */
export function sitemap(content: Content, changes: LastChanges): string {
  const entries = indexedPages(content).flatMap((page) => entriesOf(page, content.site.address, changes));
  return xmlDocument(element("urlset", namespaces, "\n", entries.join("\n"), "\n"));
}

function entriesOf({ path, sources }: SitePage, address: string, changes: LastChanges): string[] {
  const changed = lastChangeOf(sources, changes);
  const alternate = (hreflang: string, href: string) => element("xhtml:link", { rel: "alternate", hreflang, href });
  const details = [
    ...(changed ? [textElement("lastmod", changed)] : []),
    ...languages.map((lang) => alternate(lang, address + inLanguage(path, lang))),
    alternate("x-default", address + inLanguage(path, "fr")),
  ];
  return languages.map((lang) => element("url", {}, textElement("loc", address + inLanguage(path, lang)), ...details));
}

export function robotsText({ site }: Content): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.address}${files.sitemap}\n`;
}
