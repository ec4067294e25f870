import { fallbackPages, inLanguage, pages } from "#model/pages.ts";
import { languages } from "#model/languages.ts";
import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";

/** Every page of the site, without its language. */
export function pagePaths(content = contentFolder()): string[] {
  const { branch, publication, ...simple } = pages;
  const { branches, publications } = loadContent(content);
  const open = branches.filter(({ status }) => status === "open");
  return [
    ...Object.values(simple),
    ...open.map(({ id }) => branch.replace(":id", id)),
    ...publications.map(({ id }) => publication.replace(":id", id)),
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
