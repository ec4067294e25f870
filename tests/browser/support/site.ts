import { words } from "#model/words/catalogues.ts";
import { notFound } from "#model/words/error-pages.ts";
import { languages, type Language } from "#model/languages.ts";
import { type Page, pages, pathTo } from "#model/pages.ts";

export const messages = {
  fr: { ...words.fr, notFound: notFound.fr },
  en: { ...words.en, notFound: notFound.en },
};
export { languages, type Language };

/** One address per kind of page. */
export function addressOf(page: Page, lang: Language, id = "essec"): string {
  if (page === "publication") return pathTo(page, lang, { id: "mica-un-an-apres" });
  if (page === "plain") return pathTo(page, lang, { id: "accessibilite" });
  if (page === "edition") return pathTo(page, lang, { year: "2024" });
  return page === "branch" ? pathTo(page, lang, { id }) : pathTo(page, lang);
}

export const pageNames = Object.keys(pages) as Page[];
