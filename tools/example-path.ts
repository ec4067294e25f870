import type { Language } from "#model/languages.ts";
import { type Page, pathTo } from "#model/pages.ts";

/** A page of each kind; of those there are many of, one that has all its parts. */
export function examplePath(page: Page, lang: Language): string {
  if (page === "branch") return pathTo(page, lang, { id: "essec" });
  if (page === "publication") return pathTo(page, lang, { id: "mica-un-an-apres" });
  return pathTo(page, lang);
}
