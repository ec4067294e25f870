import type { BreadcrumbList } from "schema-dts";
import { inLanguage, type Page, pages } from "#model/pages.ts";
import { pageName, type SitePage } from "../site-pages.ts";
import type { Subject } from "./subject.ts";

/** The way from the home page to an inner page. */
export function breadcrumbs({ content, lang }: Subject, page: SitePage): BreadcrumbList {
  const step = (page: Exclude<Page, "branch">): SitePage => ({ page, path: pages[page], sources: [] });
  const trail = page.branch ? [step("home"), step("branches"), page] : [step("home"), page];
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
