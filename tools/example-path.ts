import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";
import type { Language } from "#model/languages.ts";
import { type Page, pathTo } from "#model/pages.ts";

/** A page of each kind; of those there are many of, one that has all its parts. None where the content has none. */
export function examplePath(page: Page, lang: Language): string | undefined {
  if (page === "branch") return pathTo(page, lang, { id: "essec" });
  if (page === "publication") return pathTo(page, lang, { id: "mica-un-an-apres" });
  if (page !== "edition") return pathTo(page, lang);
  const years = loadContent(contentFolder()).archive.editions.map(({ year }) => year);
  return years.length > 0 ? pathTo(page, lang, { year: String(Math.max(...years)) }) : undefined;
}
