import { perhaps, quote, type Words } from "./wording.ts";

/** The type of a field in messages; `bilingual` is an object with fr: and en:. */
export type Kind = "bilingual" | "words" | "number" | "integer" | "boolean" | "list" | "group" | "other";

/** The name of each kind in a sentence. */
const kindNames: Record<"en" | "fr", Record<Kind, string>> = {
  en: {
    bilingual: "a text in two languages",
    words: "a text",
    number: "a number",
    integer: "a whole number",
    boolean: "true or false",
    list: "a list",
    group: "a group of lines",
    other: "something else",
  },
  fr: {
    bilingual: "un texte en deux langues",
    words: "un texte",
    number: "un nombre",
    integer: "un nombre entier",
    boolean: "true ou false",
    list: "une liste",
    group: "un groupe de lignes",
    other: "autre chose",
  },
};

/** How to write a value of each kind. */
export const howToWrite: Record<"en" | "fr", Record<Kind, string>> = {
  en: {
    bilingual: "Write two lines below it, indented: `fr:` with the French text and `en:` with the English one.",
    words: "Write a text; a number goes in quotation marks.",
    number: "Write a number, without quotation marks and with a point for the decimals.",
    integer: "Write a whole number, without quotation marks.",
    boolean: "Write true or false, without quotation marks.",
    list: "Write a list below it, one item per line, each beginning with a hyphen and a space.",
    group: "Write its own lines below it, indented, as in a file of the same kind.",
    other: "Take a file of the same kind as a model.",
  },
  fr: {
    bilingual:
      "Écrivez dessous deux lignes décalées, l’une avec `fr:` et le texte français, l’autre avec `en:` et le texte anglais.",
    words: "Écrivez un texte\u202f; un nombre se met entre guillemets droits.",
    number: "Écrivez un nombre, sans guillemets, avec un point pour les décimales.",
    integer: "Écrivez un nombre entier, sans guillemets.",
    boolean: "Écrivez true (oui) ou false (non), sans guillemets.",
    list: "Écrivez dessous une liste, un élément par ligne, chacun précédé d’un tiret et d’une espace.",
    group: "Écrivez dessous ses propres lignes, décalées, comme dans un fichier du même genre.",
    other: "Prenez pour modèle un fichier du même genre.",
  },
};

/** Findings of one field: what Zod reports, in words. */

const englishNames = { fr: "French", en: "English" };
const frenchNames = { fr: "français", en: "anglais" };

export const fieldMessages = {
  missingKey: (key: string, parent: string | undefined, how: string): Words => [
    `The line \`${key}:\` is missing.`,
    `${parent ? `Add it below \`${parent}:\`, indented.` : "Add it here."} ${how}`,
    `La ligne \`${key}:\` manque.`,
    `${parent ? `Ajoutez-la sous \`${parent}:\`, décalée.` : "Ajoutez-la ici."} ${how}`,
  ],
  missingTranslation: (missing: "fr" | "en"): Words => [
    `The ${englishNames[missing]} text is missing.`,
    `Add a line \`${missing}:\` beside the other one, with the same indentation.`,
    `Le texte ${frenchNames[missing]} manque.`,
    `Ajoutez une ligne \`${missing}:\` à côté de l’autre, avec le même décalage.`,
  ],
  missingAlt: (): Words => [
    "The picture has no alternative text.",
    "Add `alt:` below `src:`, then two indented lines `fr:` and `en:` that say what the picture shows.",
    "L’image n’a pas de texte de remplacement.",
    "Ajoutez `alt:` sous `src:`, puis deux lignes décalées `fr:` et `en:` qui disent ce que l’image montre.",
  ],
  emptyValue: (key: string, how: string): Words => [
    `Nothing is written after \`${key}:\`.`,
    how,
    `Rien n’est écrit après \`${key}:\`.`,
    how,
  ],
  wrongKind: (value: unknown, kind: Kind, how: string): Words => [
    `Expected ${kindNames.en[kind]}, found ${quote.en(value)}.`,
    how,
    `${quote.fr(value)} est écrit là où il faut ${kindNames.fr[kind]}.`,
    how,
  ],
  unknownKey: (key: string, suggestion?: string): Words => [
    `The site does not know a line \`${key}:\` here.`,
    `Correct its name or remove it.${perhaps.en(suggestion)}`,
    `Le site ne connaît pas de ligne \`${key}:\` à cet endroit.`,
    `Corrigez son nom ou supprimez-la.${perhaps.fr(suggestion)}`,
  ],
  badKey: (key: string, how?: string): Words => [
    `${quote.en(key)} cannot be a name here.`,
    how ?? "Take the names beside it as a model.",
    `${quote.fr(key)} ne peut pas servir de nom ici.`,
    how ?? "Prenez pour modèle les noms voisins.",
  ],
  emptyText: (): Words => [
    "The text is empty.",
    "Write something between the quotation marks, or remove the line if it is not needed.",
    "Le texte est vide.",
    "Écrivez quelque chose entre les guillemets, ou supprimez la ligne si elle ne sert pas.",
  ],
  numberTooSmall: (value: unknown, minimum: string, inclusive: boolean): Words => [
    `${quote.en(value)} is too small.`,
    inclusive ? `Write ${minimum} or more.` : `Write a number above ${minimum}.`,
    `${quote.fr(value)} est trop petit.`,
    inclusive ? `Écrivez ${minimum} ou plus.` : `Écrivez un nombre supérieur à ${minimum}.`,
  ],
  numberTooBig: (value: unknown, maximum: string): Words => [
    `${quote.en(value)} is too big.`,
    `Write ${maximum} or less.`,
    `${quote.fr(value)} est trop grand.`,
    `Écrivez ${maximum} ou moins.`,
  ],
  tooFew: (name: string, count: number, minimum: string): Words => [
    `Items in ${quote.en(name)}: ${count}; at least ${minimum} are needed.`,
    "Add items, each beginning with a hyphen and a space.",
    `Éléments dans ${quote.fr(name)}\u00a0: ${count}, il en faut au moins ${minimum}.`,
    "Ajoutez-en, chacun précédé d’un tiret et d’une espace.",
  ],
  tooMany: (name: string, count: number, maximum: string): Words => [
    `Items in ${quote.en(name)}: ${count}; at most ${maximum} are shown.`,
    "Remove some.",
    `Éléments dans ${quote.fr(name)}\u00a0: ${count}, la page en montre ${maximum} au plus.`,
    "Supprimez-en.",
  ],
  notAChoice: (value: unknown, name: string, choices: string): Words => [
    `${quote.en(value)} is not one of the choices for ${quote.en(name)}.`,
    `Write one of ${choices}.`,
    `${quote.fr(value)} ne fait pas partie des choix de ${quote.fr(name)}.`,
    `Écrivez l’un de ces mots, tel quel\u00a0: ${choices}.`,
  ],
  badFormat: (value: unknown, name: string, how?: string): Words => [
    `${quote.en(value)} is not valid for ${quote.en(name)}.`,
    how ?? "Take the same line of another file as a model.",
    `${quote.fr(value)} ne convient pas pour ${quote.fr(name)}.`,
    how ?? "Prenez pour modèle la même ligne d’un autre fichier.",
  ],
};
