import { quote } from "./quote.ts";
import type { Wording } from "./wording.ts";

/** Faults in what is said rather than in how it is written: numbers, words, headings, titles. */

const en = {
  realPhone: (phone: string): Wording => [
    `The telephone number ${quote.en(phone)} may be somebody’s, and this is a sample.`,
    'Write a number reserved for examples, e.g. "+33 1 99 00 00 17", "+33 6 39 98 00 17" or "+44 20 7946 0017" (Belgium has none), or leave it empty: "".',
  ],
  missingLegalPhone: (): Wording => [
    "The legal notice must give this telephone number (article 1-1 of the LCEN).",
    'Write it in international form, e.g. "+33 1 99 00 00 17".',
  ],
  wrongRna: (rna: string): Wording => [
    `${quote.en(rna)} is not a number of the register of associations (RNA).`,
    "Write the letter W and nine digits, as on the receipt of the prefecture.",
  ],
  avoidedWord: (word: string, use: string): Wording => [
    `Elsewhere the site says ${quote.en(use)} where this says ${quote.en(word)}.`,
    "Write the same word for the same thing; where it means something else, add the phrase to `except:` in glossary.yaml.",
  ],
  headingStop: (heading: string): Wording => [
    `The heading ${quote.en(heading)} ends with a full stop.`,
    "Remove it: no heading of the site has one.",
  ],
  repeatedInTitle: (word: string): Wording => [
    `The title says ${quote.en(word)} twice.`,
    "Say it once: few characters of a title are shown in search results.",
  ],
  sameTitle: (): Wording => [
    "The title is the same in both languages, so that nothing tells the two pages apart in search results.",
    "Add a word of the language to one of them.",
  ],
};

const fr: typeof en = {
  realPhone: (phone) => [
    `Le numéro ${quote.fr(phone)} peut être celui de quelqu’un, et ce contenu est un exemple.`,
    "Écrivez un numéro réservé aux exemples, comme `+33 1 99 00 00 17`, `+33 6 39 98 00 17` ou `+44 20 7946 0017` (la Belgique n’en a pas), ou laissez la ligne vide avec deux guillemets droits.",
  ],
  missingLegalPhone: () => [
    "Les mentions légales doivent donner ce numéro de téléphone (article 1-1 de la LCEN).",
    "Écrivez-le sous sa forme internationale, par exemple `+33 1 99 00 00 17`.",
  ],
  wrongRna: (rna) => [
    `${quote.fr(rna)} n’est pas un numéro du répertoire national des associations (RNA).`,
    "Écrivez la lettre W et neuf chiffres, comme sur le récépissé de la préfecture.",
  ],
  avoidedWord: (word, use) => [
    `Ailleurs, le site dit ${quote.fr(use)} là où ce texte dit ${quote.fr(word)}.`,
    "Écrivez le même mot pour la même chose\u202f; s’il désigne autre chose, ajoutez l’expression à la ligne `except:` de glossary.yaml.",
  ],
  headingStop: (heading) => [
    `Le titre ${quote.fr(heading)} se termine par un point.`,
    "Retirez-le\u00a0: aucun titre du site n’en a.",
  ],
  repeatedInTitle: (word) => [
    `Le titre dit deux fois ${quote.fr(word)}.`,
    "Dites-le une fois\u00a0: les moteurs de recherche ne montrent que le début d’un titre.",
  ],
  sameTitle: () => [
    "Le titre est le même dans les deux langues\u00a0: rien ne distingue les deux pages dans les résultats de recherche.",
    "Ajoutez à l’un des deux un mot de sa langue.",
  ],
};

export const editorialMessages = { en, fr };
