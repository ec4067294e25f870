import type { Language } from "#model/languages.ts";
import type { Messages, PageWords } from "#model/translate.ts";
import { enPages } from "#model/words/en-pages.ts";
import { frPages } from "#model/words/fr-pages.ts";

/** Parts of the catalogue that only some pages need: the layout finds them as `catalogue` in the data of the page. */
export function pageWords<Part extends PageWords>(lang: Language, ...parts: Part[]): Pick<Messages, Part> {
  const all: Pick<Messages, PageWords> = { fr: frPages, en: enPages }[lang];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type says what the parts are; no type can follow it
  return Object.fromEntries(parts.map((part) => [part, all[part]])) as Pick<Messages, Part>;
}
