import { languages } from "#model/languages.ts";
import type { BuiltSite } from "../built-site.ts";
import { fileFolders, missingPages } from "../policy/paths.ts";
import { cloudflareHeaders } from "./cloudflare-headers.ts";
import { oldAddresses } from "./host.ts";

export function cloudflareSettings(site: BuiltSite): Record<string, string> {
  return {
    _headers: cloudflareHeaders(),
    _redirects: redirectsFile(site),
    "_routes.json": `${JSON.stringify(workerRoutes, null, 1)}\n`,
  };
}

/** Worker requests are limited, file requests are not: it runs only where a language is chosen or a document may be missing. */
const workerRoutes = {
  version: 1,
  include: ["/*"],
  exclude: [
    ...languages.flatMap((lang) => [`/${lang}`, `/${lang}/*`]),
    ...fileFolders.filter((folder) => folder !== "/documents").map((folder) => `${folder}/*`),
  ],
};

function redirectsFile(site: BuiltSite): string {
  const lines = [
    // Without these rules Cloudflare serves the 404 pages with status 200; nothing exists below /404/.
    ...missingPages.map((path) => path.replace(/\.html$/, "")).map((path) => `${path} ${path}/404 302`),
    ...oldAddresses(site).map(([from, to]) => `${from} ${to} 301`),
    // Pages are uploaded as fr/bureau.html, so index.html does not exist.
    ...languages.map((lang) => `/${lang}/index.html /${lang} 308`),
    ...languages.map((lang) => `/${lang}/*/index.html /${lang}/:splat 308`),
  ];
  return `${lines.join("\n")}\n`;
}
