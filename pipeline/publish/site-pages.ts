import type { Content } from "#model/collections.ts";
import {
  isOpen,
  listedBranches,
  newestPublications,
  type OpenBranchEntry,
  type PublicationEntry,
  textsOf,
} from "#model/selections.ts";
import type { Language } from "#model/languages.ts";
import { type Edition, editionPage, pastEditions } from "#model/editions.ts";
import { words } from "#model/words/catalogues.ts";
import { contentOf, isSingle, type Page, rowOf, type SinglePage, singlePages, unprefixedPathTo } from "#model/pages.ts";

export type SitePage = {
  page: Page;
  /** Without language. */
  path: string;
  sources: readonly string[];
  branch?: OpenBranchEntry;
  publication?: PublicationEntry;
  edition?: Edition;
  plain?: Content["plainPages"][number];
};

/** All pages for search engines, which excludes unlisted branches. */
export function indexedPages(content: Content): SitePage[] {
  const branchPages = listedBranches(content)
    .filter(isOpen)
    .map((branch): SitePage => {
      const { id } = branch;
      const sources = [`branches/${id}.yaml`, `branches/${id}/`];
      return { page: "branch", path: unprefixedPathTo("branch", { id }), sources, branch };
    });
  const publicationPages = newestPublications(content).map((publication): SitePage => {
    const { id } = publication;
    const sources = [`publications/${id}.yaml`, `publications/${id}.fr.md`, `publications/${id}.en.md`];
    return { page: "publication", path: unprefixedPathTo("publication", { id }), sources, publication };
  });
  const editionPages = pastEditions(content).flatMap((edition): SitePage[] => {
    const path = editionPage(edition);
    return path === undefined ? [] : [{ page: "edition", path, sources: [`krypto-tour/${edition.id}.yaml`], edition }];
  });
  const plainPages = content.plainPages.map((plain): SitePage => {
    const { id } = plain;
    const sources = [`plain-pages/${id}.fr.md`, `plain-pages/${id}.en.md`];
    return { page: "plain", path: unprefixedPathTo("plain", { id }), sources, plain };
  });
  return [...singlePages.map(sitePage), ...plainPages, ...branchPages, ...publicationPages, ...editionPages];
}

export function sitePage(page: SinglePage): SitePage {
  const { path, from = [] } = rowOf(page);
  return { page, path, sources: [contentOf(page), ...from] };
}

/** The name of a page in menus and breadcrumbs. */
export function pageName(content: Content, site: SitePage, lang: Language): string {
  const { page, branch, publication, edition, plain } = site;
  if (plain) return plain.title[lang];
  if (branch) return branch.name[lang];
  if (publication) return publication.title[lang];
  if (edition) return edition.id;
  if (page === "kryptoTour") return content.kryptoTourPage.title;
  const labels: Partial<Record<Page, string>> = words[lang].nav;
  return labels[page] ?? (isSingle(page) ? textsOf(content, page).seo.title[lang] : "");
}
