import { loadContent } from "../../app/content/load.ts";
import { languages } from "../../app/i18n/languages.ts";
import { inLanguage, unprefixedPathTo } from "../../app/i18n/pages.ts";

/** Every indexed page in each language, with its translation. */
export function sitemap(pages: string[], contentDirectory = process.env["CONTENT_DIR"] ?? "content"): string {
  const { site, branches } = loadContent(contentDirectory);
  const hidden = branches
    .filter((branch) => branch.status === "open" && !branch.listed)
    .map(({ id }) => unprefixedPathTo("branch", { id }));
  const urls = pages
    .filter((page) => !hidden.includes(page))
    .flatMap((page) => {
      const alternates = languages
        .map(
          (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${site.address}${inLanguage(page, lang)}"/>`,
        )
        .join("");
      return languages.map((lang) => `<url><loc>${site.address}${inLanguage(page, lang)}</loc>${alternates}</url>`);
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}
