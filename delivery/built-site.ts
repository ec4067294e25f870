import { readFileSync } from "node:fs";

/** What the build says about the pages it wrote: build/site.json. */
export interface BuiltSite {
  /** Paths of all real pages, without a language. */
  pages: readonly string[];
  /** Content-Security-Policy by address: "/fr/bureau" for a page, "/fr/404.html" for a 404 page. */
  csp: Readonly<Record<string, string>>;
  /** Where old addresses lead, both without a language: { "/antennes/lille": "/antennes" }. */
  redirects?: Readonly<Record<string, string>>;
}

/** A reason not to start, as a sentence for the person who started it. */
export class StartError extends Error {}

export function readBuiltSite(path: string): BuiltSite {
  let site: unknown;
  try {
    site = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new StartError(`${path} is missing or unreadable. Run "npm run build" again.`);
  }
  if (!isSite(site)) throw new StartError(`${path} does not list the pages of the site. Run "npm run build" again.`);
  return { csp: {}, ...site };
}

function isSite(value: unknown): value is Pick<BuiltSite, "pages"> & Partial<BuiltSite> {
  if (typeof value !== "object" || value === null || !("pages" in value)) return false;
  const { pages } = value;
  const csp = "csp" in value ? value.csp : {};
  const redirects = "redirects" in value ? value.redirects : {};
  return isTextList(pages) && isTextTable(csp) && isTextTable(redirects);
}

function isTextTable(value: unknown): boolean {
  return typeof value === "object" && value !== null && isTextList(Object.values(value));
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
