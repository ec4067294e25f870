import { keysOf } from "./keys.ts";
import type { Language } from "./languages.ts";
import type { FooterColumn } from "./schema/plain-page.ts";
import type { PageWords } from "./translate.ts";

type Row = {
  /** Without language; written here only. */
  path: `/${string}`;
  /** The file or folder of its texts in content/, if not `pages/<page>.yaml`. */
  content?: string;
  /** Other files of content/ that it shows; the sitemap takes its date from all of them. */
  from?: readonly string[];
  /** The sections of model/words that are sent with the page. */
  words?: readonly (keyof PageWords)[];
  /** The column of the footer that links to it, by the title of its header. */
  footer?: FooterColumn;
};

/** Routes, sitemap, social cards and the editor are derived from this table. */
export const pages = {
  home: {
    path: "/",
    from: ["branches/", "events/", "partners/", "publications/"],
    words: ["home", "next"],
  },
  board: {
    path: "/bureau",
    from: ["board/", "poles/", "roles.yaml"],
    words: ["board"],
  },
  association: {
    path: "/association",
    from: ["timeline/"],
    words: ["association"],
  },
  branches: {
    path: "/antennes",
    from: ["branches/"],
    words: ["branches", "map"],
  },
  branch: {
    path: "/antennes/:id",
    content: "branches/",
    words: ["branch", "map", "next"],
  },
  publications: {
    path: "/publications",
    from: ["publications/"],
    words: ["publications"],
  },
  publication: { path: "/publications/:id", content: "publications/", words: ["publication", "copy"] },
  donation: {
    path: "/donation",
    words: ["donation", "embed"],
  },
  events: {
    path: "/events",
    from: ["events/"],
    words: ["events", "embed", "copy"],
    footer: "participate",
  },
  kryptoTour: {
    path: "/krypto-tour",
    content: "pages/krypto-tour.yaml",
    from: ["krypto-tour/"],
    words: ["tour", "past", "map", "embed"],
  },
  edition: { path: "/krypto-tour/:year", content: "krypto-tour/", words: ["past"] },
  join: { path: "/rejoindre", from: ["branches/"], words: ["join", "copy"] },
  partner: {
    path: "/partenaires",
    from: ["partners/"],
    words: ["partner"],
    footer: "work",
  },
  press: {
    path: "/presse",
    from: ["branches/", "pages/partner.yaml", "publications/"],
    words: ["press", "copy"],
    footer: "work",
  },
  /** Last, because it matches every address of one step. */
  plain: { path: "/:id", content: "plain-pages/", words: ["publication"] },
} as const satisfies Record<string, Row>;

export type Page = keyof typeof pages;

export const rowOf = (page: Page): Row => pages[page];

export const contentOf = (page: Page): string => rowOf(page).content ?? `pages/${page}.yaml`;

/** The section of the joining page about opening a branch. */
export const openingId = "open";

/** Pages for addresses that do not exist; not linked and not in the sitemap. */
export const fallbackPages = {
  notFound: "/404",
  branchNotFound: /* @__PURE__ */ missingBranch(),
} as const;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}` ? [params: Record<Name, string>] : [];

export type PageParams<P extends Page> = ParamsOf<(typeof pages)[P]["path"]>;

/** Pages that exist once per language. */
export type SinglePage = { [P in Page]: PageParams<P> extends [] ? P : never }[Page];

const isSingle = (page: Page): page is SinglePage => !pages[page].path.includes(":");

// Marked as pure, so that a script without pages does not carry the table.
export const allPages: readonly Page[] = /* @__PURE__ */ keysOf(pages);
export const singlePages: readonly SinglePage[] = /* @__PURE__ */ allPages.filter(isSingle);

/** `pathTo("branch", "en", { id: "lyon" })` is `/en/antennes/lyon`. */
export function pathTo<P extends Page>(page: P, lang: Language, ...[params]: PageParams<P>): string {
  return inLanguage(fill(pages[page].path, params), lang);
}

/** The address without language, which redirects by the visitor's browser. */
export function unprefixedPathTo<P extends Page>(page: P, ...[params]: PageParams<P>): string {
  return fill(pages[page].path, params);
}

export function inLanguage(path: string, lang: Language): string {
  return path === "/" ? `/${lang}` : `/${lang}${path}`;
}

function missingBranch() {
  return `${pages.branches.path}/404` as const;
}

/** `/en/bureau/` becomes `/bureau`. */
export function withoutLanguage(pathname: string): string {
  const path = pathname.replace(/^\/(fr|en)(?=\/|$)/i, "").replace(/(?<!\/)\/+$/, "");
  return path === "" ? "/" : path;
}

export function pageAt(pathname: string): Page | undefined {
  const path = withoutLanguage(pathname);
  if (Object.values<string>(fallbackPages).includes(path)) return undefined;
  const matches = (page: Page) => new RegExp(`^${pages[page].path.replace(/:\w+/, "[^/]+")}$`).test(path);
  return allPages.find(matches);
}

function fill(pattern: string, params: Record<string, string> | undefined): string {
  return pattern.replace(/:(\w+)/, (_, name: string) => params?.[name] ?? "");
}
