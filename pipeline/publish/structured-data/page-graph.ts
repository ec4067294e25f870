import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inLanguage, type Page, type SinglePage } from "#model/pages.ts";
import { pageName, type SitePage, singlePage } from "#model/site-pages.ts";
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

function topics(subject: Subject, site: SitePage): readonly object[] {
  switch (site.page) {
    case "home":
      return [association(subject), website(subject)];
    case "association":
      return [association(subject)];
    case "board":
      return [associationWithBoard(subject)];
    case "branch":
      return [branch(subject, site.branch)];
    case "events":
      return agenda(subject);
    case "kryptoTour":
      return [tour(subject)];
    case "edition":
      return [pastTour(subject, site.edition)];
    case "publications":
      return publications(subject);
    case "publication":
      return [publication(subject, site.publication)];
    default:
      return [];
  }
}

const parents: Partial<Record<Page, SinglePage>> = {
  branch: "branches",
  publication: "publications",
  edition: "kryptoTour",
};

function breadcrumbs({ content, lang }: Subject, page: SitePage) {
  const parent = parents[page.page];
  const trail = [singlePage("home"), ...(parent ? [singlePage(parent)] : []), page];
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
