import { fileHeaders, hashedFolders, securityHeaders, sharedFolders } from "../policy/headers.ts";

export interface BuiltSite {
  /** Paths of all real pages, without a language. */
  pages: readonly string[];
  /** Content-Security-Policy by address: "/fr/bureau" for a page, "/fr/404.html" for a 404 page. */
  csp: Readonly<Record<string, string>>;
  /** Old paths and the page that answers instead, both without a language. */
  redirects?: Readonly<Record<string, string>>;
}

export interface Host {
  /** The host's own settings, by file name. */
  settings: (site: BuiltSite) => Record<string, string>;
  /** Where the files go below the uploaded folder; none: the host serves the built folder as it is. */
  filesIn?: string;
  /** Pages become files ("fr/bureau.html"), because the host adds a slash to the address of a folder. */
  pagesAsFiles?: true;
  /** Each page carries its policy in a meta element, because the host cannot give every page its own header. */
  policyInPages?: (site: BuiltSite) => boolean;
}

/** Folders whose files have headers of their own. */
export const folderRules = [...new Set([...hashedFolders, ...sharedFolders, "/documents"])].map((folder) => ({
  folder,
  headers: fileHeaders(`${folder}/file`),
}));

const { "Cross-Origin-Resource-Policy": _, ...unconditional } = securityHeaders;

/** The headers that are the same for every answer, whatever the file. */
export const commonHeaders: Readonly<Record<string, string>> = unconditional;
