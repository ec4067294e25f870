import { keysOf } from "./keys.ts";
import type { Language } from "./languages.ts";

/** Every page of the site. The only place where a path is written. */
export const pages = {
  home: "/",
  board: "/bureau",
  association: "/association",
  branches: "/antennes",
  branch: "/antennes/:id",
  publications: "/publications",
  publication: "/publications/:id",
  donation: "/donation",
  events: "/events",
  kryptoTour: "/krypto-tour",
  join: "/rejoindre",
  partner: "/partenaires",
  press: "/presse",
  edition: "/krypto-tour/:year",
  accessibility: "/accessibilite",
} as const;

/** Where the page on joining says how to open a branch. */
export const openingId = "open";

export type Service = "map" | "donation" | "calendar" | "ticketing" | "video";

/** The outside services a page uses; the security policy of a page allows these and no others. */
export const pageServices: Partial<Record<keyof typeof pages, readonly Service[]>> = {
  branches: ["map"],
  branch: ["map"],
  donation: ["donation"],
  events: ["calendar"],
  kryptoTour: ["map", "ticketing", "video"],
};

/** Pages that answer for addresses that do not exist or cannot be reached; never linked, never in the sitemap. */
export const fallbackPages = {
  notFound: "/404",
  branchNotFound: `${pages.branches}/404`,
  offline: "/hors-ligne",
} as const;

export type Page = keyof typeof pages;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}` ? [params: Record<Name, string>] : [];

/** The pages of which there is only one in each language. */
export type SinglePage = { [P in Page]: ParamsOf<(typeof pages)[P]> extends [] ? P : never }[Page];

export type PageParams<P extends Page> = ParamsOf<(typeof pages)[P]>;

/** The address of a page in one language: `pathTo("branch", "en", { id: "lyon" })` is `/en/antennes/lyon`. */
export function pathTo<P extends Page>(page: P, lang: Language, ...[params]: PageParams<P>): string {
  return inLanguage(fill(pages[page], params), lang);
}

/** The address without its language, for links that leave the choice to the visitor's browser. */
export function unprefixedPathTo<P extends Page>(page: P, ...[params]: PageParams<P>): string {
  return fill(pages[page], params);
}

export function inLanguage(path: string, lang: Language): string {
  return path === "/" ? `/${lang}` : `/${lang}${path}`;
}

/** The page path behind an address, whatever its language: `/en/bureau/` gives `/bureau`. */
export function withoutLanguage(pathname: string): string {
  const path = pathname.replace(/^\/(fr|en)(?=\/|$)/i, "").replace(/\/+$/, "");
  return path === "" ? "/" : path;
}

/** The page at a path, with or without its language. */
export function pageAt(pathname: string): Page | undefined {
  const path = withoutLanguage(pathname);
  const matches = (page: Page) => new RegExp(`^${pages[page].replace(/:\w+/, "[^/]+")}$`).test(path);
  return keysOf(pages).find(matches);
}

function fill(pattern: string, params: Record<string, string> | undefined): string {
  return pattern.replace(/:(\w+)/, (_, name: string) => params?.[name] ?? "");
}
