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
  badKey: (key: string): Wording => [`${quote.en(key)} cannot be a name here.`, "Take the names beside it as a model."],
  numberTooSmall: (value: unknown, minimum: string, inclusive: boolean): Wording => [
    `${quote.en(value)} is too small.`,
    inclusive ? `Write ${minimum} or more.` : `Write a number above ${minimum}.`,
  ],
  numberTooBig: (value: unknown, maximum: string): Wording => [
    `${quote.en(value)} is too big.`,
    `Write ${maximum} or less.`,
  ],
  tooFew: (count: number, minimum: string): Wording => [
    `Items in the list: ${count}; it needs at least ${minimum}.`,
    "Add items, each beginning with a hyphen and a space.",
  ],
  tooMany: (count: number, maximum: string): Wording => [
    `Items in the list: ${count}; it holds at most ${maximum}.`,
    "Remove some.",
  ],
  notAChoice: (value: unknown, choices: string): Wording => [
    `${quote.en(value)} is not one of the choices.`,
    `Write ${choices}.`,
  ],
  badFormat: (value: unknown): Wording => [
    `${quote.en(value)} is not written in the way the site expects.`,
    "Take the same line of another file as a model.",
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
  badKey: (key) => [`${quote.fr(key)} ne peut pas servir de nom ici.`, "Prenez pour modèle les noms voisins."],
  numberTooSmall: (value, minimum, inclusive) => [
    `${quote.fr(value)} est trop petit.`,
    inclusive ? `Écrivez ${minimum} ou plus.` : `Écrivez un nombre supérieur à ${minimum}.`,
  ],
  numberTooBig: (value, maximum) => [`${quote.fr(value)} est trop grand.`, `Écrivez ${maximum} ou moins.`],
  tooFew: (count, minimum) => [
    `Éléments dans la liste\u00a0: ${count}, il en faut au moins ${minimum}.`,
    "Ajoutez-en, chacun précédé d’un tiret et d’une espace.",
  ],
  tooMany: (count, maximum) => [
    `Éléments dans la liste\u00a0: ${count}, il en tient au plus ${maximum}.`,
    "Supprimez-en.",
  ],
  notAChoice: (value, choices) => [`${quote.fr(value)} ne fait pas partie des choix.`, `Écrivez ${choices}.`],
  badFormat: (value) => [
    `${quote.fr(value)} n’est pas écrit comme le site l’attend.`,
    "Prenez pour modèle la même ligne d’un autre fichier.",
  ],
};

export const fieldMessages = { en, fr };
