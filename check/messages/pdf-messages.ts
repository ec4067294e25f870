import { quote } from "./quote.ts";
import type { Wording } from "./wording.ts";

/** Faults of texts that are set in PDFs or drawn as pictures. */

function code(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

const en = {
  missingSign: (sign: string): Wording => [
    `The site's typefaces do not have the sign ${quote.en(sign)} (${code(sign)}), and this text is set in a PDF or drawn as a picture.`,
    "Write it in another way, in Latin letters.",
  ],
  notInPdf: (extract: string): Wording => [
    `The PDF cannot show this: ${quote.en(extract)}.`,
    "Keep to headings, paragraphs, bold, italics, links, lists, tables, quotations and code; remove pictures, HTML, tick boxes and struck-out words.",
  ],
  headingLevel: (level: number): Wording => [
    `A heading of level ${level} (\`${"#".repeat(level)}\`) has no place in the PDF.`,
    "Use `##`, `###` or `####`; the title itself comes from the .yaml file beside this one.",
  ],
};

const fr: typeof en = {
  missingSign: (sign) => [
    `Les caractères du site n’ont pas le signe ${quote.fr(sign)} (${code(sign)}), et ce texte est mis en PDF ou dessiné comme image.`,
    "Écrivez-le autrement, en lettres latines.",
  ],
  notInPdf: (extract) => [
    `Le PDF ne peut pas montrer ceci\u00a0: ${quote.fr(extract)}.`,
    "Tenez-vous aux titres, paragraphes, gras, italiques, liens, listes, tableaux, citations et code\u202f; retirez les images, le HTML, les cases à cocher et les mots barrés.",
  ],
  headingLevel: (level) => [
    `Un titre de niveau ${level} (\`${"#".repeat(level)}\`) n’a pas sa place dans le PDF.`,
    "Utilisez `##`, `###` ou `####`\u202f; le titre lui-même vient du fichier .yaml voisin.",
  ],
};

export const pdfMessages = { en, fr };
