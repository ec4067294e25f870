import { languages } from "#model/languages.ts";
import { fallbackPages, inLanguage, pages } from "#model/pages.ts";
import type { BuiltSite } from "../built-site.ts";
import { missingPages } from "../policy/paths.ts";
import { netlifyHeaders } from "./netlify-headers.ts";
import { type Host, oldAddresses } from "./host.ts";

/** Its language conditions know neither our cookie nor a default, so the language pages choose in the browser. */
export const netlify: Host = {
  filesIn: "",
  pagesAsFiles: true,
  policyInPages: () => true,
  settings: (site) => ({ _headers: netlifyHeaders(site), _redirects: redirectsFile(site) }),
};

// A rule without "!" stands back for a file that exists; the first rule that matches is used.
function redirectsFile(site: BuiltSite): string {
  const branches = pages.branch.path.replace(/:\w+/, "*");
  const lines = [
    ...missingPages.map((page) => `${page.replace(/\.html$/, "")} ${page} 404!`),
    ...oldAddresses(site).map(([from, to]) => `${from} ${to} 301`),
    ...languages.flatMap((lang) => [
      `/${lang.toUpperCase()}/* /${lang}/:splat 301`,
      `${inLanguage(branches, lang)} ${inLanguage(fallbackPages.branchNotFound, lang)}.html 404`,
      `/${lang}/* ${inLanguage(fallbackPages.notFound, lang)}.html 404`,
    ]),
  ];
  return `${lines.join("\n")}\n`;
}
