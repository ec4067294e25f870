import { currentContent } from "#check/load.ts";
import { languages } from "#model/languages.ts";
import { fallbackPages, inLanguage } from "#model/pages.ts";
import { sitePages } from "#model/site-pages.ts";

/** Pages and fallback pages in both languages, and the pages that choose a language. */
export function prerenderedPaths(): string[] {
  const paths = sitePages(currentContent()).map(({ path }) => path);
  return [
    ...languages.flatMap((lang) => [...paths, ...Object.values(fallbackPages)].map((path) => inLanguage(path, lang))),
    ...paths,
  ];
}
