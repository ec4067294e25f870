import { perhaps, quote } from "./quote.ts";
import type { Wording } from "./wording.ts";

/** Faults inside a text: French typography, links. */

const fix = {
  en: "`npm run content -- fix` puts most of these right.",
  fr: "`npm run content -- fix --lang fr` en corrige la plupart.",
};

const en = {
  straightApostrophe: (extract: string): Wording => [
    `Straight apostrophe in French: ${quote.en(extract)}.`,
    `Write the typographic apostrophe ’. ${fix.en}`,
  ],
  straightQuotes: (extract: string): Wording => [
    `Straight quotation marks in French: ${quote.en(extract)}.`,
    `Write « and », with a no-break space inside each. ${fix.en}`,
  ],
  spaceBeforeSign: (extract: string, sign: string): Wording => [
    `No no-break space before \`${sign}\` in French: ${quote.en(extract)}.`,
    `Put a no-break space (U+00A0 or the narrow U+202F) before \`${sign}\`, not an ordinary one. ${fix.en}`,
  ],
  spaceInGuillemets: (extract: string): Wording => [
    `No no-break space inside « » in French: ${quote.en(extract)}.`,
    `Put a no-break space (U+00A0) after « and before ». ${fix.en}`,
  ],
  countOfNothing: (word: string): Wording => [
    `There is nothing to count for ${word} yet.`,
    "Write the sentence without it, or fill in the list first.",
  ],
  unknownWord: (word: string, suggestion?: string): Wording => [
    `${quote.en(word)} is not a word the site can fill in.`,
    `Write one of the words listed in docs/modifier-le-site.md, between single braces, or remove the braces.${perhaps.en(suggestion)}`,
  ],
  wordOutsideText: (word: string): Wording => [
    `${quote.en(word)} cannot be filled in here.`,
    "Computed words stand in texts that have a line `fr:` and a line `en:`; write the value itself.",
  ],
  unsafeLink: (link: string): Wording => [
    `A text cannot have a link to ${quote.en(link)}.`,
    "Write an address that starts with https://, mailto: or tel:, or a path of the site, which starts with a single slash.",
  ],
  httpLink: (link: string): Wording => [
    `The link ${quote.en(link)} is not secure.`,
    "Replace http:// with https:// and try the link in a browser.",
  ],
};

const fr: typeof en = {
  straightApostrophe: (extract) => [
    `Apostrophe droite dans le français\u00a0: ${quote.fr(extract)}.`,
    `Écrivez l’apostrophe typographique ’. ${fix.fr}`,
  ],
  straightQuotes: (extract) => [
    `Guillemets droits dans le français\u00a0: ${quote.fr(extract)}.`,
    `Écrivez \`«\` et \`»\`, avec une espace insécable à l’intérieur de chacun. ${fix.fr}`,
  ],
  spaceBeforeSign: (extract, sign) => [
    `Pas d’espace insécable devant le signe \`${sign}\` dans ${quote.fr(extract)}.`,
    `Mettez devant ce signe une espace insécable (U+00A0, ou U+202F plus fine), et non une espace ordinaire. ${fix.fr}`,
  ],
  spaceInGuillemets: (extract) => [
    `Pas d’espace insécable à l’intérieur des guillemets dans ${quote.fr(extract)}.`,
    `Mettez une espace insécable (U+00A0) après le guillemet ouvrant et avant le guillemet fermant. ${fix.fr}`,
  ],
  countOfNothing: (word) => [
    `Il n’y a encore rien à compter pour ${word}.`,
    "Écrivez la phrase sans ce mot, ou remplissez d’abord la liste.",
  ],
  unknownWord: (word, suggestion) => [
    `Le site ne sait pas remplacer ${quote.fr(word)}.`,
    `Écrivez l’un des mots de docs/modifier-le-site.md, entre accolades simples, ou retirez les accolades.${perhaps.fr(suggestion)}`,
  ],
  wordOutsideText: (word) => [
    `Le site ne remplace pas ${quote.fr(word)} à cet endroit.`,
    "Les mots calculés vont dans les textes qui ont une ligne `fr:` et une ligne `en:`\u202f; écrivez ici la valeur elle-même.",
  ],
  unsafeLink: (link) => [
    `Un texte ne peut pas avoir de lien vers ${quote.fr(link)}.`,
    "Écrivez une adresse qui commence par `https://`, `mailto:` ou `tel:`, ou un chemin du site, qui commence par une seule barre.",
  ],
  httpLink: (link) => [
    `Le lien ${quote.fr(link)} n’est pas sécurisé.`,
    "Remplacez http:// par https:// et essayez le lien dans un navigateur.",
  ],
};

export const textMessages = { en, fr };
