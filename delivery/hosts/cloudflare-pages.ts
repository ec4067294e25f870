import { languages } from "#model/languages.ts";
import type { BuiltSite } from "../built-site.ts";
import { fileFolders, missingPages } from "../policy/paths.ts";
import { cloudflareHeaders } from "./cloudflare-headers.ts";
import { type Host, oldAddresses } from "./host.ts";

/** It allows 100 header rules, fewer than there are pages; it shows the nearest 404.html by itself. */
export const cloudflarePages: Host = {
  filesIn: "",
  pagesAsFiles: true,
  policyInPages: () => true,
  worker: "delivery/hosts/cloudflare-worker.ts",
  settings: (site) => ({
    _headers: cloudflareHeaders(),
    _redirects: redirectsFile(site),
    "_routes.json": `${JSON.stringify(workerRoutes, null, 1)}\n`,
  }),
};

/** The worker is counted and limited, files are not: it runs where a language has to be chosen, or a document may be missing. */
const workerRoutes = {
  version: 1,
  include: ["/*"],
  exclude: [
    ...languages.flatMap((lang) => [`/${lang}`, `/${lang}/*`]),
    ...fileFolders.filter((folder) => folder !== "/documents").map((folder) => `${folder}/*`),
    // Browsers look at it again with every page.
    "/service-worker.js",
  ],
};

function redirectsFile(site: BuiltSite): string {
  const lines = [
    // Without these it shows the 404 pages as if they were pages; below them there is nothing.
    ...missingPages.map((path) => path.replace(/\.html$/, "")).map((path) => `${path} ${path}/404 302`),
    ...oldAddresses(site).map(([from, to]) => `${from} ${to} 301`),
    // Pages are files here, and the host knows no index.html of theirs.
    ...languages.map((lang) => `/${lang}/index.html /${lang} 308`),
    ...languages.map((lang) => `/${lang}/*/index.html /${lang}/:splat 308`),
  ];
  return `${lines.join("\n")}\n`;
}
