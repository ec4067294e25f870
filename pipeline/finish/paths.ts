import { fallbackPages, inLanguage, pages, unprefixedPathTo } from "#model/pages.ts";
import { languages } from "#model/languages.ts";
import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";

/** Every page of the site, without its language. */
export function pagePaths(content = contentFolder()): string[] {
  const { branch: _, publication: __, edition: ___, ...simple } = pages;
  const { branches, publications, archive } = loadContent(content);
  return [
    ...Object.values(simple),
    ...branches.filter(({ status }) => status === "open").map(({ id }) => unprefixedPathTo("branch", { id })),
    ...publications.map(({ id }) => unprefixedPathTo("publication", { id })),
    ...archive.editions.map(({ year }) => unprefixedPathTo("edition", { year: String(year) })),
  ];
}

/** What the build renders: both languages, their fallback pages, and the pages that choose a language. */
export function prerenderedPaths(): string[] {
  const paths = pagePaths();
  return [
    ...languages.flatMap((lang) => [...paths, ...Object.values(fallbackPages)].map((path) => inLanguage(path, lang))),
    ...paths,
  ];
}
