import type { BreadcrumbList } from "schema-dts";
import { inLanguage, type Page, type SinglePage } from "#model/pages.ts";
import { pageName, type SitePage, sitePage } from "../site-pages.ts";
import type { Subject } from "./subject.ts";

const parents: Partial<Record<Page, SinglePage>> = {
  branch: "branches",
  publication: "publications",
  edition: "kryptoTour",
};

export function breadcrumbs({ content, lang }: Subject, page: SitePage): BreadcrumbList {
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
