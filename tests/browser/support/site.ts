import { en } from "../../../app/i18n/messages/en.ts";
import { fr } from "../../../app/i18n/messages/fr.ts";
import { languages, type Language } from "../../../app/i18n/languages.ts";
import { type Page, pages, pathTo } from "../../../app/i18n/pages.ts";

export const messages = { fr, en };
export { languages, type Language };

/** One address per kind of page. */
export function addressOf(page: Page, lang: Language, id = "essec"): string {
  return page === "branch" ? pathTo(page, lang, { id }) : pathTo(page, lang);
}

export const pageNames = Object.keys(pages) as Page[];
