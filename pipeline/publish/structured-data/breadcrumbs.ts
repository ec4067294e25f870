import type { BreadcrumbList } from "schema-dts";
import { inLanguage, pages, type SinglePage } from "#model/pages.ts";
import { pageName, type SitePage } from "../site-pages.ts";
import type { Subject } from "./subject.ts";

/** The way from the home page to an inner page. */
export function breadcrumbs({ content, lang }: Subject, page: SitePage): BreadcrumbList {
  const step = (page: SinglePage): SitePage => ({ page, path: pages[page], sources: [] });
  const list = page.branch
    ? [step("branches")]
    : page.publication
      ? [step("publications")]
      : page.edition
        ? [step("kryptoTour")]
        : [];
  const trail = [step("home"), ...list, page];
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
