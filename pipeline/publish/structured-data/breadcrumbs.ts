import type { BreadcrumbList } from "schema-dts";
import { inLanguage } from "#model/pages.ts";
import { pageName, type SitePage, sitePage } from "../site-pages.ts";
import type { Subject } from "./subject.ts";

export function breadcrumbs({ content, lang }: Subject, page: SitePage): BreadcrumbList {
  const list = page.branch
    ? [sitePage("branches")]
    : page.publication
      ? [sitePage("publications")]
      : page.edition
        ? [sitePage("kryptoTour")]
        : [];
  const trail = [sitePage("home"), ...list, page];
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
