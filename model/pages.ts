import { keysOf } from "./keys.ts";
import type { Language } from "./languages.ts";
import type { PageWords } from "./translate.ts";

export type Service = "map" | "donation" | "calendar" | "ticketing" | "video";

type Row = {
  /** The path without its language. The only place where it is written. */
  path: `/${string}`;
  /** Where the page's own texts are in content/, if not in `pages/<page>.yaml`: a file, or a folder with a file for each page. */
  content?: string;
  /** What else of content/ the page shows; the sitemap dates the page by all of these. */
  from?: readonly string[];
  /** The sections of the words that travel with the page. */
  words?: readonly (keyof PageWords)[];
  /** The outside services that the page's security policy allows. */
  services?: readonly Service[];
  /** Whether the page's header has a drawing, pipeline/drawing/fixed/header/<page>.svg. */
  drawn?: true;
};

/** Every page of the site, one row each; routes, sitemap, social cards, policies and the editor follow from it. */
export const pages = {
  home: {
    path: "/",
    from: ["branches/", "partners/", "publications/"],
    words: ["home", "publications", "next"],
  },
  board: {
    path: "/bureau",
    from: ["board/", "poles/", "roles.yaml"],
    words: ["board"],
    drawn: true,
  },
  association: {
    path: "/association",
    from: ["timeline/"],
    words: ["association"],
    drawn: true,
  },
  branches: {
    path: "/antennes",
    from: ["branches/"],
    words: ["branches", "embed"],
    services: ["map"],
    drawn: true,
  },
  branch: {
    path: "/antennes/:id",
    content: "branches/",
    words: ["branch", "branches", "embed", "next"],
    services: ["map"],
  },
  publications: {
    path: "/publications",
    from: ["publications/"],
    words: ["publications"],
    drawn: true,
  },
  publication: { path: "/publications/:id", content: "publications/", words: ["publication", "copy"] },
  donation: {
    path: "/donation",
    words: ["donation", "embed"],
    services: ["donation"],
    drawn: true,
  },
  events: {
    path: "/events",
    from: ["events/"],
    words: ["events", "embed"],
    services: ["calendar"],
    drawn: true,
  },
  kryptoTour: {
    path: "/krypto-tour",
    content: "krypto-tour/edition.yaml",
    from: ["krypto-tour/"],
    words: ["tour", "past", "branches", "embed"],
    services: ["map", "ticketing", "video"],
  },
  edition: { path: "/krypto-tour/:year", content: "krypto-tour/archive.yaml", words: ["past"] },
  join: { path: "/rejoindre", from: ["branches/"], words: ["join", "copy"], drawn: true },
  partner: {
    path: "/partenaires",
    from: ["partners/"],
    words: ["partner"],
    drawn: true,
  },
  press: {
    path: "/presse",
    from: ["pages/partner.yaml", "publications/"],
    words: ["press", "copy"],
    drawn: true,
  },
  accessibility: { path: "/accessibilite", drawn: true },
} as const satisfies Record<string, Row>;

export type Page = keyof typeof pages;

/** A page's row with every cell that it may have. */
export const rowOf = (page: Page): Row => pages[page];

export const contentOf = (page: Page): string => rowOf(page).content ?? `pages/${page}.yaml`;

export const servicesOf = (page: Page): readonly Service[] => rowOf(page).services ?? [];

/** Where the page on joining says how to open a branch. */
export const openingId = "open";

/** Pages that answer for addresses that do not exist or cannot be reached; never linked, never in the sitemap. */
export const fallbackPages = {
  notFound: "/404",
  branchNotFound: `${pages.branches.path}/404`,
  offline: "/hors-ligne",
} as const;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}` ? [params: Record<Name, string>] : [];

export type PageParams<P extends Page> = ParamsOf<(typeof pages)[P]["path"]>;

/** The pages of which there is only one in each language. */
export type SinglePage = { [P in Page]: PageParams<P> extends [] ? P : never }[Page];

/** The pages of which there is one for each branch, publication or edition. */
export type ManyPage = Exclude<Page, SinglePage>;

export type DrawnPage = { [P in Page]: (typeof pages)[P] extends { drawn: true } ? P : never }[Page];

export const isSingle = (page: Page): page is SinglePage => !pages[page].path.includes(":");
export const isDrawn = (page: Page): page is DrawnPage => rowOf(page).drawn === true;

export const allPages: readonly Page[] = keysOf(pages);
export const singlePages: readonly SinglePage[] = /* @__PURE__ */ allPages.filter(isSingle);

/** The address of a page in one language: `pathTo("branch", "en", { id: "lyon" })` is `/en/antennes/lyon`. */
export function pathTo<P extends Page>(page: P, lang: Language, ...[params]: PageParams<P>): string {
  return inLanguage(fill(pages[page].path, params), lang);
}

/** The address without its language, for links that leave the choice to the visitor's browser. */
export function unprefixedPathTo<P extends Page>(page: P, ...[params]: PageParams<P>): string {
  return fill(pages[page].path, params);
}

export function inLanguage(path: string, lang: Language): string {
  return path === "/" ? `/${lang}` : `/${lang}${path}`;
}

/** The page path behind an address, whatever its language: `/en/bureau/` gives `/bureau`. */
export function withoutLanguage(pathname: string): string {
  const path = pathname.replace(/^\/(fr|en)(?=\/|$)/i, "").replace(/(?<!\/)\/+$/, "");
  return path === "" ? "/" : path;
}

/** The page at a path, with or without its language. */
export function pageAt(pathname: string): Page | undefined {
  const path = withoutLanguage(pathname);
  const matches = (page: Page) => new RegExp(`^${pages[page].path.replace(/:\w+/, "[^/]+")}$`).test(path);
  return allPages.find(matches);
}

function fill(pattern: string, params: Record<string, string> | undefined): string {
  return pattern.replace(/:(\w+)/, (_, name: string) => params?.[name] ?? "");
}
