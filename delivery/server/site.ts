import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface Site {
  /** Paths of all real pages, without a language. */
  pages: readonly string[];
  /** Content-Security-Policy by address: "/fr/bureau" for a page, "/fr/404.html" for a 404 page. */
  csp?: Readonly<Record<string, string>>;
  /** Old paths and the page that answers instead, both without a language. */
  redirects?: Readonly<Record<string, string>>;
}

/** A reason not to start, as a sentence for the person who started the server. */
export class StartError extends Error {}

export function readBuild(folder: string): { root: string; site: Site } {
  const root = join(folder, "client");
  const isBuilt = statSync(root, { throwIfNoEntry: false })?.isDirectory();
  if (!isBuilt) throw new StartError(`There is no built site in ${folder}. Run "npm run build" first.`);
  return { root, site: readSite(join(folder, "site.json")) };
}

function readSite(path: string): Site {
  let site: unknown;
  try {
    site = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new StartError(`${path} is missing or unreadable. Run "npm run build" again.`);
  }
  if (!isSite(site)) throw new StartError(`${path} does not list the pages of the site. Run "npm run build" again.`);
  return site;
}

function isSite(value: unknown): value is Site {
  if (typeof value !== "object" || value === null || !("pages" in value)) return false;
  const { pages } = value;
  const csp = "csp" in value ? value.csp : {};
  return isStringList(pages) && typeof csp === "object" && csp !== null && isStringList(Object.values(csp));
}

function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
