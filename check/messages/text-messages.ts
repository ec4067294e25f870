import { perhaps, quote } from "./quote.ts";
import type { Wording } from "./wording.ts";

/** Faults inside a text: French typography, links. */

const en = {
  straightApostrophe: (extract: string): Wording => [
    `Straight apostrophe in French: ${quote.en(extract)}.`,
    "Write the typographic apostrophe ’.",
  ],
  straightQuotes: (extract: string): Wording => [
    `Straight quotation marks in French: ${quote.en(extract)}.`,
    "Write « and », with a no-break space inside each.",
  ],
  spaceBeforeSign: (extract: string, sign: string): Wording => [
    `No no-break space before \`${sign}\` in French: ${quote.en(extract)}.`,
    `Put a no-break space (U+00A0 or the narrow U+202F) before \`${sign}\`, not an ordinary one.`,
  ],
  spaceInGuillemets: (extract: string): Wording => [
    `No no-break space inside « » in French: ${quote.en(extract)}.`,
    "Put a no-break space (U+00A0) after « and before ».",
  ],
  unknownWord: (word: string, suggestion?: string): Wording => [
    `${quote.en(word)} is not a word the site can fill in.`,
    `Write one of the words listed in docs/modifier-le-site.md, between single braces, or remove the braces.${perhaps.en(suggestion)}`,
  ],
  wordOutsideText: (word: string): Wording => [
    `${quote.en(word)} cannot be filled in here.`,
    "Computed words stand in texts that have a line `fr:` and a line `en:`; write the value itself.",
  ],
  httpLink: (link: string): Wording => [
    `The link ${quote.en(link)} is not secure.`,
    "Replace http:// with https:// and try the link in a browser.",
  ],
};

const fr: typeof en = {
  straightApostrophe: (extract) => [
    `Apostrophe droite dans le français\u00a0: ${quote.fr(extract)}.`,
    "Écrivez l’apostrophe typographique ’.",
  ],
  straightQuotes: (extract) => [
    `Guillemets droits dans le français\u00a0: ${quote.fr(extract)}.`,
    "Écrivez `«` et `»`, avec une espace insécable à l’intérieur de chacun.",
  ],
  spaceBeforeSign: (extract, sign) => [
    `Pas d’espace insécable devant le signe \`${sign}\` dans ${quote.fr(extract)}.`,
    "Mettez devant ce signe une espace insécable (U+00A0, ou U+202F plus fine), et non une espace ordinaire.",
  ],
  spaceInGuillemets: (extract) => [
    `Pas d’espace insécable à l’intérieur des guillemets dans ${quote.fr(extract)}.`,
    "Mettez une espace insécable (U+00A0) après le guillemet ouvrant et avant le guillemet fermant.",
  ],
  unknownWord: (word, suggestion) => [
    `Le site ne sait pas remplacer ${quote.fr(word)}.`,
    `Écrivez l’un des mots de docs/modifier-le-site.md, entre accolades simples, ou retirez les accolades.${perhaps.fr(suggestion)}`,
  ],
  wordOutsideText: (word) => [
    `Le site ne remplace pas ${quote.fr(word)} à cet endroit.`,
    "Les mots calculés vont dans les textes qui ont une ligne `fr:` et une ligne `en:`\u202f; écrivez ici la valeur elle-même.",
  ],
  httpLink: (link) => [
    `Le lien ${quote.fr(link)} n’est pas sécurisé.`,
    "Remplacez http:// par https:// et essayez le lien dans un navigateur.",
  ],
};

export const textMessages = { en, fr };
