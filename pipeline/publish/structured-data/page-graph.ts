import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inLanguage, type Page, type SinglePage } from "#model/pages.ts";
import { pageName, type SitePage, sitePage } from "../site-pages.ts";
import { association, associationWithBoard, branch, type Subject, website } from "./organisation.ts";
import { publication, publications } from "./publications.ts";
import { agenda, pastTour, tour } from "./events.ts";

const endOfHead = "</head>";

/** Adds the subject of a page as schema.org data after rendering, because no script needs it. */
export async function insertStructuredData(client: string, subject: Subject, page: SitePage): Promise<void> {
  const file = join(client, inLanguage(page.path, subject.lang), "index.html");
  const html = await readFile(file, "utf8");
  const end = html.indexOf(endOfHead);
  if (end < 0) throw new Error(`${file} has no ${endOfHead} to put its structured data before`);
  await writeFile(file, html.slice(0, end) + dataBlock(pageGraph(subject, page)) + html.slice(end));
}

/** Escapes every `<`, so that no text can close the element. */
export function dataBlock(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
}

function pageGraph(subject: Subject, page: SitePage) {
  const trail = page.page === "home" ? [] : [breadcrumbs(subject, page)];
  return { "@context": "https://schema.org", "@graph": [...topics(subject, page), ...trail] };
}

const topicsOf: Partial<Record<Page, (subject: Subject) => readonly object[]>> = {
  home: (subject) => [association(subject), website(subject)],
  association: (subject) => [association(subject)],
  board: (subject) => [associationWithBoard(subject)],
  events: agenda,
  kryptoTour: (subject) => [tour(subject)],
  publications,
};

function topics(subject: Subject, { page, branch: entry, publication: text, edition }: SitePage) {
  if (entry) return [branch(subject, entry)];
  if (text) return [publication(subject, text)];
  if (edition) return [pastTour(subject, edition)];
  return topicsOf[page]?.(subject) ?? [];
}

const parents: Partial<Record<Page, SinglePage>> = {
  branch: "branches",
  publication: "publications",
  edition: "kryptoTour",
};

function breadcrumbs({ content, lang }: Subject, page: SitePage) {
  const parent = parents[page.page];
  const trail = [sitePage("home"), ...(parent ? [sitePage(parent)] : []), page];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((stop, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: pageName(content, stop, lang),
      item: content.site.address + inLanguage(stop.path, lang),
    })),
  };
}
