import { readFileSync } from "node:fs";

/** site.json in the folder of a build. */
export interface BuiltSite {
  /** Paths of all pages, without a language. */
  pages: readonly string[];
  /** From old to new paths, without a language: { "/antennes/lille": "/antennes" }. */
  redirects?: Readonly<Record<string, string>>;
}

/** Its message is shown without a stack trace. */
export class StartError extends Error {}

export function readBuiltSite(path: string): BuiltSite {
  let site: unknown;
  try {
    site = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new StartError(`${path} is missing or unreadable. Run "npm run build" again.`);
  }
  if (!isSite(site)) throw new StartError(`${path} does not list the pages of the site. Run "npm run build" again.`);
  return site;
}

function isSite(value: unknown): value is BuiltSite {
  return typeof value === "object" && value !== null && "pages" in value && Array.isArray(value.pages);
}
