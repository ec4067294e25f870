import { perhaps, quote, type Words } from "./wording.ts";

/** Findings inside texts: typography, links, words, and characters that PDFs and drawings cannot show. */

const fix = {
  en: "`npm run content -- fix` puts most of these right.",
  fr: "`npm run content -- fix --lang fr` en corrige la plupart.",
};

function code(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

export const textMessages = {
  straightApostrophe: (extract: string): Words => [
    `Straight apostrophe in French: ${quote.en(extract)}.`,
    `Write the typographic apostrophe ’. ${fix.en}`,
    `Apostrophe droite dans le français\u00a0: ${quote.fr(extract)}.`,
    `Écrivez l’apostrophe typographique ’. ${fix.fr}`,
  ],
  straightQuotes: (extract: string): Words => [
    `Straight quotation marks in French: ${quote.en(extract)}.`,
    `Write « and », with a no-break space inside each. ${fix.en}`,
    `Guillemets droits dans le français\u00a0: ${quote.fr(extract)}.`,
    `Écrivez \`«\` et \`»\`, avec une espace insécable à l’intérieur de chacun. ${fix.fr}`,
  ],
  spaceBeforeSign: (extract: string, sign: string): Words => [
    `No no-break space before \`${sign}\` in French: ${quote.en(extract)}.`,
    `Put a no-break space (U+00A0 or the narrow U+202F) before \`${sign}\`, not an ordinary one. ${fix.en}`,
    `Pas d’espace insécable devant le signe \`${sign}\` dans ${quote.fr(extract)}.`,
    `Mettez devant ce signe une espace insécable (U+00A0, ou U+202F plus fine), et non une espace ordinaire. ${fix.fr}`,
  ],
  spaceInGuillemets: (extract: string): Words => [
    `No no-break space inside « » in French: ${quote.en(extract)}.`,
    `Put a no-break space (U+00A0) after « and before ». ${fix.en}`,
    `Pas d’espace insécable à l’intérieur des guillemets dans ${quote.fr(extract)}.`,
    `Mettez une espace insécable (U+00A0) après le guillemet ouvrant et avant le guillemet fermant. ${fix.fr}`,
  ],
  countOfNothing: (word: string): Words => [
    `There is nothing to count for ${word} yet.`,
    "Write the sentence without it, or fill in the list first.",
    `Il n’y a encore rien à compter pour ${word}.`,
    "Écrivez la phrase sans ce mot, ou remplissez d’abord la liste.",
  ],
  unknownWord: (word: string, suggestion?: string): Words => [
    `${quote.en(word)} is not a word the site can fill in.`,
    `Write one of the words listed in docs/modifier-le-site.md, between single braces, or remove the braces.${perhaps.en(suggestion)}`,
    `Le site ne sait pas remplacer ${quote.fr(word)}.`,
    `Écrivez l’un des mots de docs/modifier-le-site.md, entre accolades simples, ou retirez les accolades.${perhaps.fr(suggestion)}`,
  ],
  wordOutsideText: (word: string): Words => [
    `${quote.en(word)} cannot be filled in here.`,
    "Computed words stand in texts that have a line `fr:` and a line `en:`; write the value itself.",
    `Le site ne remplace pas ${quote.fr(word)} à cet endroit.`,
    "Les mots calculés vont dans les textes qui ont une ligne `fr:` et une ligne `en:`\u202f; écrivez ici la valeur elle-même.",
  ],
  unsafeLink: (link: string): Words => [
    `A text cannot have a link to ${quote.en(link)}.`,
    "Write an address that starts with https://, mailto: or tel:, or a path of the site, which starts with a single slash.",
    `Un texte ne peut pas avoir de lien vers ${quote.fr(link)}.`,
    "Écrivez une adresse qui commence par `https://`, `mailto:` ou `tel:`, ou un chemin du site, qui commence par une seule barre.",
  ],
  httpLink: (link: string): Words => [
    `The link ${quote.en(link)} is not secure.`,
    "Replace http:// with https:// and try the link in a browser.",
    `Le lien ${quote.fr(link)} n’est pas sécurisé.`,
    "Remplacez http:// par https:// et essayez le lien dans un navigateur.",
  ],
  realPhone: (phone: string): Words => [
    `The telephone number ${quote.en(phone)} may be somebody’s, and this is a sample.`,
    'Write a number reserved for examples, e.g. "+33 1 99 00 00 17", "+33 6 39 98 00 17" or "+44 20 7946 0017" (Belgium has none), or leave it empty: "".',
    `Le numéro ${quote.fr(phone)} peut être celui de quelqu’un, et ce contenu est un exemple.`,
    "Écrivez un numéro réservé aux exemples, comme `+33 1 99 00 00 17`, `+33 6 39 98 00 17` ou `+44 20 7946 0017` (la Belgique n’en a pas), ou laissez la ligne vide avec deux guillemets droits.",
  ],
  missingLegalPhone: (): Words => [
    "The legal notice must give this telephone number (article 1-1 of the LCEN).",
    'Write it in international form, e.g. "+33 1 99 00 00 17".',
    "Les mentions légales doivent donner ce numéro de téléphone (article 1-1 de la LCEN).",
    "Écrivez-le sous sa forme internationale, par exemple `+33 1 99 00 00 17`.",
  ],
  wrongRna: (rna: string): Words => [
    `${quote.en(rna)} is not a number of the register of associations (RNA).`,
    "Write the letter W and nine digits, as on the receipt of the prefecture.",
    `${quote.fr(rna)} n’est pas un numéro du répertoire national des associations (RNA).`,
    "Écrivez la lettre W et neuf chiffres, comme sur le récépissé de la préfecture.",
  ],
  headingStop: (heading: string): Words => [
    `The heading ${quote.en(heading)} ends with a full stop.`,
    "Remove it: no heading of the site has one.",
    `Le titre ${quote.fr(heading)} se termine par un point.`,
    "Retirez-le\u00a0: aucun titre du site n’en a.",
  ],
  repeatedInTitle: (word: string): Words => [
    `The title says ${quote.en(word)} twice.`,
    "Say it once: few characters of a title are shown in search results.",
    `Le titre dit deux fois ${quote.fr(word)}.`,
    "Dites-le une fois\u00a0: les moteurs de recherche ne montrent que le début d’un titre.",
  ],
  sameTitle: (): Words => [
    "The title is the same in both languages, so that nothing tells the two pages apart in search results.",
    "Add a word of the language to one of them.",
    "Le titre est le même dans les deux langues\u00a0: rien ne distingue les deux pages dans les résultats de recherche.",
    "Ajoutez à l’un des deux un mot de sa langue.",
  ],
  missingSign: (sign: string): Words => [
    `The site's typefaces do not have the sign ${quote.en(sign)} (${code(sign)}), and this text is set in a PDF or drawn as a picture.`,
    "Write it in another way, in Latin letters.",
    `Les caractères du site n’ont pas le signe ${quote.fr(sign)} (${code(sign)}), et ce texte est mis en PDF ou dessiné comme image.`,
    "Écrivez-le autrement, en lettres latines.",
  ],
  notInPdf: (extract: string): Words => [
    `The PDF cannot show this: ${quote.en(extract)}.`,
    "Keep to headings, paragraphs, bold, italics, links, lists, tables, quotations and code; remove pictures, HTML, tick boxes and struck-out words.",
    `Le PDF ne peut pas montrer ceci\u00a0: ${quote.fr(extract)}.`,
    "Tenez-vous aux titres, paragraphes, gras, italiques, liens, listes, tableaux, citations et code\u202f; retirez les images, le HTML, les cases à cocher et les mots barrés.",
  ],
  headingLevel: (level: number): Words => [
    `A heading of level ${level} (\`${"#".repeat(level)}\`) has no place in the PDF.`,
    "Use `##`, `###` or `####`; the title itself comes from the .yaml file beside this one.",
    `Un titre de niveau ${level} (\`${"#".repeat(level)}\`) n’a pas sa place dans le PDF.`,
    "Utilisez `##`, `###` ou `####`\u202f; le titre lui-même vient du fichier .yaml voisin.",
  ],
};
