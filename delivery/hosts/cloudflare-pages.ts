import { languages } from "#model/languages.ts";
import type { BuiltSite } from "../built-site.ts";
import { missingPages } from "../policy/paths.ts";
import { headersFile } from "./header-files.ts";
import { type Host, oldAddresses } from "./host.ts";

/** It allows 100 header rules, fewer than there are pages; it shows the nearest 404.html by itself. */
export const cloudflarePages: Host = {
  filesIn: "",
  pagesAsFiles: true,
  policyInPages: () => true,
  settings: (site) => ({ _headers: headersFile(site), _redirects: redirectsFile(site) }),
};

function redirectsFile(site: BuiltSite): string {
  const lines = [
    ...languages.flatMap((lang) => {
      const upper = lang.toUpperCase();
      return [`/${upper} /${lang} 308`, `/${upper}/* /${lang}/:splat 308`];
    }),
    // Without these it shows the 404 pages as if they were pages; below them there is nothing.
    ...missingPages.map((path) => path.replace(/\.html$/, "")).map((path) => `${path} ${path}/404 302`),
    ...oldAddresses(site).map(([from, to]) => `${from} ${to} 301`),
  ];
  return `${lines.join("\n")}\n`;
}
