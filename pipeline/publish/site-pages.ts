import type { Content } from "#model/collections.ts";
import {
  isOpen,
  listedBranches,
  newestPublications,
  type OpenBranchEntry,
  type PublicationEntry,
} from "#model/selections.ts";
import type { Language } from "#model/languages.ts";
import { en } from "#model/words/en.ts";
import { fr } from "#model/words/fr.ts";
import { keysOf } from "#model/keys.ts";
import { type Page, pages, type SinglePage, unprefixedPathTo } from "#model/pages.ts";

type PastEdition = Content["archive"]["editions"][number];
type Described = { [K in keyof Content]: Content[K] extends { seo: unknown } ? K : never }[keyof Content];

/** Where a page's title and description are, and the files or folders of content/ it is made of. */
const facts: Record<SinglePage, { text: Described; sources: readonly string[] }> = {
  home: { text: "homePage", sources: ["pages/home.yaml", "branches/", "partners/", "publications/"] },
  board: { text: "boardPage", sources: ["pages/board.yaml", "board/", "poles/", "roles.yaml"] },
  association: { text: "associationPage", sources: ["pages/association.yaml", "timeline/"] },
  branches: { text: "branchesPage", sources: ["pages/branches.yaml", "branches/"] },
  publications: { text: "publicationsPage", sources: ["pages/publications.yaml", "publications/"] },
  donation: { text: "donationPage", sources: ["pages/donation.yaml"] },
  events: { text: "eventsPage", sources: ["pages/events.yaml", "events/"] },
  join: { text: "joinPage", sources: ["pages/join.yaml", "branches/"] },
  partner: { text: "partnerPage", sources: ["pages/partner.yaml", "partners/"] },
  press: { text: "pressPage", sources: ["pages/press.yaml", "pages/partner.yaml", "publications/"] },
  accessibility: { text: "accessibilityPage", sources: ["pages/accessibility.yaml"] },
  kryptoTour: { text: "edition", sources: ["krypto-tour/"] },
};

export type SitePage = {
  page: Page;
  /** The page's path without a language. */
  path: string;
  sources: readonly string[];
  branch?: OpenBranchEntry;
  publication?: PublicationEntry;
  edition?: PastEdition;
};

/** The pages that search engines may list: all but those of unlisted branches. */
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
  const editionPages = content.archive.editions.map((edition): SitePage => {
    const path = unprefixedPathTo("edition", { year: String(edition.year) });
    return { page: "edition", path, sources: ["krypto-tour/archive.yaml"], edition };
  });
  return [
    ...singlePages().map((page): SitePage => ({ page, path: pages[page], sources: facts[page].sources })),
    ...branchPages,
    ...publicationPages,
    ...editionPages,
  ];
}

export function singlePages(): SinglePage[] {
  return keysOf(facts);
}

export function seoOf(content: Content, page: SinglePage) {
  return content[facts[page].text].seo;
}

/** What a page is called in a menu or a trail of links. */
export function pageName(content: Content, { page, branch, publication, edition }: SitePage, lang: Language): string {
  if (branch) return branch.name[lang];
  if (publication) return publication.title[lang];
  if (edition) return String(edition.year);
  if (page === "kryptoTour") return content.edition.title;
  const labels: Partial<Record<Page, string>> = { fr, en }[lang].nav;
  return labels[page] ?? (isSingle(page) ? seoOf(content, page).title[lang] : "");
}

function isSingle(page: Page): page is SinglePage {
  return page in facts;
}
