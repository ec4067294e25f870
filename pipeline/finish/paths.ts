import { currentContent } from "#check/load.ts";
import { languages } from "#model/languages.ts";
import { fallbackPages, inLanguage, pages, singlePages } from "#model/pages.ts";
import { pathsOf } from "#model/selections.ts";

/** The paths of all pages, without language. */
export function pagePaths(): string[] {
  const content = currentContent();
  return [...singlePages.map((page) => pages[page].path), ...Object.values(pathsOf).flatMap((paths) => paths(content))];
}

/** Pages and fallback pages in both languages, and the pages that choose a language. */
export function prerenderedPaths(): string[] {
  const paths = pagePaths();
  return [
    ...languages.flatMap((lang) => [...paths, ...Object.values(fallbackPages)].map((path) => inLanguage(path, lang))),
    ...paths,
  ];
}
