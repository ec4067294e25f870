import { fallbackPages, inLanguage, pages } from "../../app/i18n/pages.ts";
import { languages } from "../../app/i18n/languages.ts";
import { loadContent } from "../../app/content/load.ts";

/** Every page of the site, without its language. */
export function pagePaths(contentDirectory = process.env["CONTENT_DIR"] ?? "content"): string[] {
  const { branch, ...simple } = pages;
  const open = loadContent(contentDirectory).branches.filter((entry) => entry.status === "open");
  return [...Object.values(simple), ...open.map(({ id }) => branch.replace(":id", id))];
}

/** What the build renders: both languages, their fallback pages, and the pages that choose a language. */
export function prerenderedPaths(): string[] {
  const paths = pagePaths();
  return [
    ...languages.flatMap((lang) => [...paths, ...Object.values(fallbackPages)].map((path) => inLanguage(path, lang))),
    ...paths,
  ];
}
