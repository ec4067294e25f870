import { languages } from "#model/languages.ts";
import { headersFile } from "./header-files.ts";
import type { Host } from "./host.ts";

/** Its language conditions know neither our cookie nor a default, so the language pages choose in the browser. */
export const netlify: Host = {
  filesIn: "",
  pagesAsFiles: true,
  policyInPages: () => true,
  settings: () => ({ _headers: headersFile(), _redirects: redirectsFile() }),
};

// A rule without "!" stands back for a file that exists; the first rule that matches is used.
function redirectsFile(): string {
  const lines = languages.flatMap((lang) => [
    `/${lang.toUpperCase()}/* /${lang}/:splat 301`,
    `/${lang}/antennes/* /${lang}/antennes/404.html 404`,
    `/${lang}/* /${lang}/404.html 404`,
  ]);
  return `${lines.join("\n")}\n`;
}
