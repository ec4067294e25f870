import type { Content } from "./collections.ts";
import { type Edition, editionPage, pastEditions } from "./editions.ts";
import type { Language } from "./languages.ts";
import { contentOf, rowOf, type SinglePage, singlePages, unprefixedPathTo } from "./pages.ts";
import {
  isOpen,
  listedBranches,
  newestPublications,
  type OpenBranchEntry,
  type PublicationEntry,
  textsOf,
} from "./selections.ts";
import { words } from "./words/catalogues.ts";

export type SitePage = {
  /** Without language. */
  path: string;
  /** The files and folders of content/ that it is made of. */
  sources: readonly string[];
} & (
  | { page: SinglePage }
  | { page: "branch"; branch: OpenBranchEntry }
  | { page: "publication"; publication: PublicationEntry }
  | { page: "edition"; edition: Edition }
  | { page: "plain"; plain: Content["plainPages"][number] }
);

export function sitePages(content: Content): SitePage[] {
  return [
    ...singlePages.map(singlePage),
    ...content.plainPages.map((plain): SitePage => {
      const { id } = plain;
      const sources = [`plain-pages/${id}.fr.md`, `plain-pages/${id}.en.md`];
      return { page: "plain", path: unprefixedPathTo("plain", { id }), sources, plain };
    }),
    ...content.branches.filter(isOpen).map((branch): SitePage => {
      const { id } = branch;
      const sources = [`branches/${id}.yaml`, `branches/${id}/`];
      return { page: "branch", path: unprefixedPathTo("branch", { id }), sources, branch };
    }),
    ...newestPublications(content).map((publication): SitePage => {
      const { id } = publication;
      const sources = [`publications/${id}.yaml`, `publications/${id}.fr.md`, `publications/${id}.en.md`];
      return { page: "publication", path: unprefixedPathTo("publication", { id }), sources, publication };
    }),
    ...pastEditions(content).flatMap((edition): SitePage[] => {
      const path = editionPage(edition);
      return path === undefined
        ? []
        : [{ page: "edition", path, sources: [`krypto-tour/${edition.id}.yaml`], edition }];
    }),
  ];
}

/** The pages for search engines, without unlisted branches. */
export function indexedPages(content: Content): SitePage[] {
  const listed = listedBranches(content);
  return sitePages(content).filter((site) => site.page !== "branch" || listed.includes(site.branch));
}

export function singlePage(page: SinglePage): SitePage {
  const { path, from = [] } = rowOf(page);
  return { page, path, sources: [contentOf(page), ...from] };
}

/** The name of a page in menus and breadcrumbs. */
export function pageName(content: Content, site: SitePage, lang: Language): string {
  if (site.page === "plain") return site.plain.title[lang];
  if (site.page === "branch") return site.branch.name[lang];
  if (site.page === "publication") return site.publication.title[lang];
  if (site.page === "edition") return site.edition.id;
  if (site.page === "kryptoTour") return content.kryptoTourPage.title;
  const labels: Partial<Record<SinglePage, string>> = words[lang].nav;
  return labels[site.page] ?? textsOf(content, site.page).seo.title[lang];
}
