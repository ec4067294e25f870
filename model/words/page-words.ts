import type { Language } from "../languages.ts";
import type { Page } from "../pages.ts";
import type { PageWords } from "../translate.ts";
import { pages as en } from "./pages.en.ts";
import { pages as fr } from "./pages.fr.ts";

const sections: Record<Page, readonly (keyof PageWords)[]> = {
  home: ["home", "branches", "branch", "publications", "next"],
  board: ["board", "portrait"],
  association: ["association"],
  branches: ["branches", "embed"],
  branch: ["branch", "branches", "embed", "next"],
  publications: ["publications"],
  donation: ["donation", "embed"],
  events: ["events", "embed"],
  join: ["join"],
  partner: ["partner"],
  press: ["press", "copy"],
  publication: ["publication", "copy"],
  kryptoTour: ["tour", "past", "branches", "embed"],
  edition: ["past"],
  accessibility: [],
};

/** The words that a page needs besides those around every page. They travel with its data, and no other page carries them. */
export function wordsOf(page: Page, lang: Language): Partial<PageWords> {
  return pickWords(sections[page], lang);
}

export function pickWords(names: readonly (keyof PageWords)[], lang: Language): Partial<PageWords> {
  const all = { fr, en }[lang];
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
