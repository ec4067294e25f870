import { type Language, languages } from "#model/languages.ts";
import { fallbackPages, inLanguage, pages } from "#model/pages.ts";

/** Folders that hold files and no pages. */
export const fileFolders = [
  "/assets",
  "/art",
  "/pictures",
  "/fonts",
  "/documents",
  "/social",
  "/feeds",
  "/data",
  "/.well-known",
  "/_vercel",
];

/** A longer path is refused; the longest page of the site has less than a tenth of it. */
export const longestPath = 2_048;

export function languageOfPath(path: string): Language | undefined {
  return languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`));
}

export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** A file's extension at the end, a hidden file or folder, or one of the folders of files. */
export const filePathPattern = new RegExp(
  `\\.[a-zA-Z][a-zA-Z0-9]*$|/\\.|^(?:${fileFolders.join("|").replaceAll(".", "\\.")})(?:/|$)`,
);

/** A path that asks for a file or a hidden folder: when it is missing, the visitor gets a 404 and no redirect. */
export function isFilePath(path: string): boolean {
  return filePathPattern.test(path);
}

/** The path of any branch, as part of a regular expression. */
export const anyBranch = pages.branch.path.replace(/:\w+/, "[^/.]+");

const branchPattern = new RegExp(`^/[a-z]{2}${anyBranch}$`);

/** The file of the 404 page of a language, or of the one for branches. */
export function missingPage(lang: Language, kind: "notFound" | "branchNotFound" = "notFound"): string {
  return `${inLanguage(fallbackPages[kind], lang)}.html`;
}

const siteMissing = `${fallbackPages.notFound}.html`;

/** Every 404 page, by its file. */
export const missingPages = [
  siteMissing,
  ...languages.flatMap((lang) => [missingPage(lang), missingPage(lang, "branchNotFound")]),
];

/** The page to show for a missing path; none for the router's own data requests. */
export function notFoundPage(path: string): string | undefined {
  if (path.endsWith(".data")) return undefined;
  const language = languageOfPath(path);
  if (!language) return siteMissing;
  return missingPage(language, branchPattern.test(path) ? "branchNotFound" : "notFound");
}
