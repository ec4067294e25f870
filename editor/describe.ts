import type { Language } from "#model/languages.ts";
import { hints } from "./words/hints.ts";
import { choices, labels, singulars } from "./words/labels.ts";

/** The way to a field, e.g. ["branches", "contact", "email"]. */
export type FieldPath = readonly string[];

/** What a field is called: by the end of its path that the words know, the longest first. */
export function labelOf(path: FieldPath, language: Language): string {
  return knownLabel(path)?.[language] ?? path.at(-1) ?? "";
}

export function knownLabel(path: FieldPath): Readonly<Record<Language, string>> | undefined {
  const endings = path.map((_, index) => path.slice(index).join("."));
  return endings.map((ending) => labels[ending]).find((label) => label !== undefined);
}

/** What one thing of a list is called. */
export function singularOf(path: FieldPath, language: Language): string {
  return singulars[path.at(-1) ?? ""]?.[language] ?? singulars["items"]?.[language] ?? "";
}

/** The schemas describe their fields in English; the French is beside it in the words. */
export function hintOf(description: string | undefined, language: Language): string | undefined {
  if (description === undefined || language === "en") return description;
  return hints[description] ?? description;
}

export function choiceOf(value: string, language: Language): string {
  return choices[value]?.[language] ?? value;
}
