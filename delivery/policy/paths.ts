import { type Language, languages } from "#model/languages.ts";
import { fallbackPages, inLanguage, pages } from "#model/pages.ts";

/** Folders with files and no pages. */
const fileFolders = ["/assets", "/art", "/pictures", "/documents", "/social", "/feeds", "/_vercel"];

/** Longer paths are answered 414; no page has a tenth of this. */
export const longestPath = 2_048;

export function languageOfPath(path: string): Language | undefined {
  return languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`));
}

export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** A file extension, a hidden file or folder, or one of `fileFolders`: 404 if it is missing, where others redirect. */
export const filePathPattern = new RegExp(`\\.[a-zA-Z][a-zA-Z0-9]*$|/\\.|^(?:${fileFolders.join("|")})(?:/|$)`);

/** Matches the path of any branch, as part of a regular expression. */
export const anyBranch = pages.branch.path.replace(/:\w+/, "[^/.]+");

const branchPattern = new RegExp(`^/[a-z]{2}${anyBranch}$`);

export function missingPage(lang: Language, kind: "notFound" | "branchNotFound" = "notFound"): string {
  return `${inLanguage(fallbackPages[kind], lang)}.html`;
}

/** The 404 page of a missing path. */
export function notFoundPage(path: string): string {
  const language = languageOfPath(path);
  if (!language) return `${fallbackPages.notFound}.html`;
  return missingPage(language, branchPattern.test(path) ? "branchNotFound" : "notFound");
}
