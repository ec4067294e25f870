import { languages } from "#model/languages.ts";
import { headersFile } from "./header-files.ts";
import type { Host } from "./host.ts";

/** It allows 100 header rules, fewer than there are pages; it shows the nearest 404.html by itself. */
export const cloudflarePages: Host = {
  filesIn: "",
  pagesAsFiles: true,
  policyInPages: () => true,
  settings: () => ({ _headers: headersFile(), _redirects: redirectsFile() }),
};

function redirectsFile(): string {
  const lines = languages.flatMap((lang) => {
    const upper = lang.toUpperCase();
    return [`/${upper} /${lang} 308`, `/${upper}/* /${lang}/:splat 308`];
  });
  return `${lines.join("\n")}\n`;
}
