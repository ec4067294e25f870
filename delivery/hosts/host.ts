import { languages } from "#model/languages.ts";
import { inLanguage } from "#model/pages.ts";
import type { BuiltSite } from "../built-site.ts";
import { contentSecurityPolicy, fileHeaders, hashedFolders, sharedFolders } from "../policy/headers.ts";

export interface Host {
  /** The host's own settings, by file name. */
  settings: (site: BuiltSite) => Record<string, string>;
  /** Where the files go below the uploaded folder; none: the host serves the built folder as it is. */
  filesIn?: string;
  /** Pages become files ("fr/bureau.html"), because the host adds a slash to the address of a folder. */
  pagesAsFiles?: true;
  /** Old addresses get a page that leads on, because the host cannot redirect. */
  movedPages?: true;
  /** Each page carries its policy in a meta element, because the host cannot give every page its own header. */
  policyInPages?: (site: BuiltSite) => boolean;
  /** The module of a program that the host runs, uploaded as `_worker.js`. */
  worker?: string;
}

/** Folders whose files have headers of their own. */
export const folderRules = [...new Set([...hashedFolders, ...sharedFolders, "/documents"])].map((folder) => ({
  folder,
  headers: fileHeaders(`${folder}/file`),
}));

/** Old addresses and where they lead, in each language and without one. */
export function oldAddresses({ redirects = {} }: BuiltSite): (readonly [from: string, to: string])[] {
  return Object.entries(redirects).flatMap(([from, to]) => [
    ...languages.map((lang) => [inLanguage(from, lang), inLanguage(to, lang)] as const),
    [from, to] as const,
  ]);
}

/** What a page may do that has no inline script and no frame. */
export const strictest = contentSecurityPolicy({ scriptHashes: [], embeds: [] });

/** Policies other than the strictest, by file. */
export function ownPolicies({ csp }: BuiltSite): (readonly [file: string, policy: string])[] {
  return Object.entries(csp)
    .filter(([, policy]) => policy !== strictest)
    .map(([address, policy]) => [address.endsWith(".html") ? address : `${address}/index.html`, policy] as const);
}
