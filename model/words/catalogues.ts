import type { Language } from "../languages.ts";
import { type Page, rowOf } from "../pages.ts";
import type { PageWords } from "../translate.ts";
import * as en from "./en.ts";
import * as fr from "./fr.ts";

/** Every word of the pages in both languages, for the build and the tests; a browser loads one language. */
export const words = { fr: { ...fr.shell, ...fr.pages }, en: { ...en.shell, ...en.pages } };

export const buildWords = { fr: fr.build, en: en.build };

/** The words that are sent with the data of a page, besides those of the shell. */
export function wordsOf(page: Page, lang: Language): Partial<PageWords> {
  return pickWords(rowOf(page).words ?? [], lang);
}

export function pickWords(names: readonly (keyof PageWords)[], lang: Language): Partial<PageWords> {
  const { pages } = { fr, en }[lang];
  return Object.fromEntries(names.map((name) => [name, pages[name]]));
}
