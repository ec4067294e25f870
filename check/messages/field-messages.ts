import { kindNames, type Kind } from "./kinds.ts";
import { perhaps, quote } from "./quote.ts";
import type { Wording } from "./wording.ts";

/** Faults of one field: what Zod reports, in words. */

const englishNames = { fr: "French", en: "English" };
const frenchNames = { fr: "français", en: "anglais" };

const en = {
  missingKey: (key: string, parent: string | undefined, how: string): Wording => [
    `The line \`${key}:\` is missing.`,
    `${parent ? `Add it below \`${parent}:\`, indented.` : "Add it here."} ${how}`,
  ],
  missingTranslation: (missing: "fr" | "en"): Wording => [
    `The ${englishNames[missing]} text is missing.`,
    `Add a line \`${missing}:\` beside the other one, with the same indentation.`,
  ],
  missingAlt: (): Wording => [
    "The picture has no alternative text.",
    "Add `alt:` below `src:`, then two indented lines `fr:` and `en:` that say what the picture shows.",
  ],
  emptyValue: (key: string, how: string): Wording => [`Nothing is written after \`${key}:\`.`, how],
  wrongKind: (value: unknown, kind: Kind, how: string): Wording => [
    `${quote.en(value)} stands where ${kindNames.en[kind]} belongs.`,
    how,
  ],
  unknownKey: (key: string, suggestion?: string): Wording => [
    `The site does not know a line \`${key}:\` here.`,
    `Correct its name or remove it.${perhaps.en(suggestion)}`,
  ],
  badKey: (key: string, how?: string): Wording => [
    `${quote.en(key)} cannot be a name here.`,
    how ?? "Take the names beside it as a model.",
  ],
  emptyText: (): Wording => [
    "The text is empty.",
    "Write something between the quotation marks, or remove the line if it is not needed.",
  ],
  numberTooSmall: (value: unknown, minimum: string, inclusive: boolean): Wording => [
    `${quote.en(value)} is too small.`,
    inclusive ? `Write ${minimum} or more.` : `Write a number above ${minimum}.`,
  ],
  numberTooBig: (value: unknown, maximum: string): Wording => [
    `${quote.en(value)} is too big.`,
    `Write ${maximum} or less.`,
  ],
  tooFew: (name: string, count: number, minimum: string): Wording => [
    `Items in ${quote.en(name)}: ${count}; at least ${minimum} are needed.`,
    "Add items, each beginning with a hyphen and a space.",
  ],
  tooMany: (name: string, count: number, maximum: string): Wording => [
    `Items in ${quote.en(name)}: ${count}; at most ${maximum} are shown.`,
    "Remove some.",
  ],
  notAChoice: (value: unknown, name: string, choices: string): Wording => [
    `${quote.en(value)} is not one of the choices for ${quote.en(name)}.`,
    `Write one of ${choices}.`,
  ],
  badFormat: (value: unknown, name: string, how?: string): Wording => [
    `${quote.en(value)} is not valid for ${quote.en(name)}.`,
    how ?? "Take the same line of another file as a model.",
  ],
};

const fr: typeof en = {
  missingKey: (key, parent, how) => [
    `La ligne \`${key}:\` manque.`,
    `${parent ? `Ajoutez-la sous \`${parent}:\`, décalée.` : "Ajoutez-la ici."} ${how}`,
  ],
  missingTranslation: (missing) => [
    `Le texte ${frenchNames[missing]} manque.`,
    `Ajoutez une ligne \`${missing}:\` à côté de l’autre, avec le même décalage.`,
  ],
  missingAlt: () => [
    "L’image n’a pas de texte de remplacement.",
    "Ajoutez `alt:` sous `src:`, puis deux lignes décalées `fr:` et `en:` qui disent ce que l’image montre.",
  ],
  emptyValue: (key, how) => [`Rien n’est écrit après \`${key}:\`.`, how],
  wrongKind: (value, kind, how) => [`${quote.fr(value)} est écrit là où il faut ${kindNames.fr[kind]}.`, how],
  unknownKey: (key, suggestion) => [
    `Le site ne connaît pas de ligne \`${key}:\` à cet endroit.`,
    `Corrigez son nom ou supprimez-la.${perhaps.fr(suggestion)}`,
  ],
  badKey: (key, how) => [
    `${quote.fr(key)} ne peut pas servir de nom ici.`,
    how ?? "Prenez pour modèle les noms voisins.",
  ],
  emptyText: () => [
    "Le texte est vide.",
    "Écrivez quelque chose entre les guillemets, ou supprimez la ligne si elle ne sert pas.",
  ],
  numberTooSmall: (value, minimum, inclusive) => [
    `${quote.fr(value)} est trop petit.`,
    inclusive ? `Écrivez ${minimum} ou plus.` : `Écrivez un nombre supérieur à ${minimum}.`,
  ],
  numberTooBig: (value, maximum) => [`${quote.fr(value)} est trop grand.`, `Écrivez ${maximum} ou moins.`],
  tooFew: (name, count, minimum) => [
    `Éléments dans ${quote.fr(name)}\u00a0: ${count}, il en faut au moins ${minimum}.`,
    "Ajoutez-en, chacun précédé d’un tiret et d’une espace.",
  ],
  tooMany: (name, count, maximum) => [
    `Éléments dans ${quote.fr(name)}\u00a0: ${count}, la page en montre ${maximum} au plus.`,
    "Supprimez-en.",
  ],
  notAChoice: (value, name, choices) => [
    `${quote.fr(value)} ne fait pas partie des choix de ${quote.fr(name)}.`,
    `Écrivez l’un de ces mots, tel quel\u00a0: ${choices}.`,
  ],
  badFormat: (value, name, how) => [
    `${quote.fr(value)} ne convient pas pour ${quote.fr(name)}.`,
    how ?? "Prenez pour modèle la même ligne d’un autre fichier.",
  ],
};

export const fieldMessages = { en, fr };
