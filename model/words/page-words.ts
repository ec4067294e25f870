import type { Language } from "../languages.ts";
import { type Page, rowOf } from "../pages.ts";
import type { PageWords } from "../translate.ts";
import { pages as en } from "./pages.en.ts";
import { pages as fr } from "./pages.fr.ts";

/** The words that are sent with the data of a page, besides those of the shell. */
export function wordsOf(page: Page, lang: Language): Partial<PageWords> {
  return pickWords(rowOf(page).words ?? [], lang);
}

export function pickWords(names: readonly (keyof PageWords)[], lang: Language): Partial<PageWords> {
  const all = { fr, en }[lang];
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
