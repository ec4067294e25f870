import { languages } from "#model/languages.ts";
import { inLanguage } from "#model/pages.ts";
import type { BuiltSite } from "../built-site.ts";
import { fileHeaders, hashedFolders, sharedFolders } from "../policy/headers.ts";

export interface Host {
  /** The host's own settings, by file name. */
  settings: (site: BuiltSite) => Record<string, string>;
  /** Where the files go inside the uploaded folder; undefined if the host serves the built folder itself. */
  filesIn?: string;
  /** Pages become files ("fr/bureau.html"), because the host adds a slash to the URL of a folder. */
  pagesAsFiles?: true;
  /** Old URLs get a page with a refresh, because the host cannot redirect. */
  movedPages?: true;
  /** Entry module of a worker, bundled as `_worker.js`. */
  worker?: string;
  /** The command that uploads a folder; undefined if nothing is uploaded from here. */
  upload?: (to: Target) => Upload;
}

/** A preview has a name of its own. */
interface Target {
  folder: string;
  project: string;
  account: string;
  token: string;
  preview?: string | undefined;
}

export interface Upload {
  program: "wrangler" | "vercel";
  words: string[];
  cwd: string;
  env: Record<string, string>;
}

/** Folders whose files have headers of their own. */
export const folderRules = [...new Set([...hashedFolders, ...sharedFolders, "/documents"])].map((folder) => ({
  folder,
  headers: fileHeaders(`${folder}/file`),
}));

/** Redirects of old URLs, in each language and without one. */
export function oldAddresses({ redirects = {} }: BuiltSite): (readonly [from: string, to: string])[] {
  return Object.entries(redirects).flatMap(([from, to]) => [
    ...languages.map((lang) => [inLanguage(from, lang), inLanguage(to, lang)] as const),
    [from, to] as const,
  ]);
}
