import { closest } from "#check/read/suggest.ts";
import { isoDate, slug } from "#model/schema/fields.ts";
import { slugOf } from "#model/slug.ts";
import type { Message } from "../messages.ts";

/** What an answer has to be. */

export function aSlug(answer: string): Message | undefined {
  if (slug.safeParse(answer).success) return undefined;
  const better = slugOf(answer) || "paris-dauphine";
  return {
    fr: `minuscules sans accents, chiffres et tirets seulement, par exemple ${better}.`,
    en: `only lower-case letters without accents, digits and hyphens, e.g. ${better}.`,
  };
}

export function aDay(answer: string): Message | undefined {
  if (isoDate.safeParse(answer).success) return undefined;
  return { fr: "année-mois-jour, par exemple 2027-10-09.", en: "year-month-day, e.g. 2027-10-09." };
}

export function aYear(answer: string): Message | undefined {
  return /^20\d\d$/.test(answer) ? undefined : { fr: "une année, par exemple 2027.", en: "a year, e.g. 2027." };
}

export function aNumber(least: number, most: number): (answer: string) => Message | undefined {
  return (answer) => {
    const number = Number(answer.replace(",", "."));
    if (number >= least && number <= most) return undefined;
    return { fr: `un nombre entre ${least} et ${most}.`, en: `a number between ${least} and ${most}.` };
  };
}

export function oneOf(known: readonly string[]): (answer: string) => Message | undefined {
  return (answer) => {
    if (known.includes(answer)) return undefined;
    const near = closest(answer, known);
    return {
      fr: `l’un de ${known.join(", ")}.${near ? ` Vouliez-vous dire « ${near} » ?` : ""}`,
      en: `one of ${known.join(", ")}.${near ? ` Did you mean “${near}”?` : ""}`,
    };
  };
}

export function toNumber(answer: string): number {
  return Number(answer.replace(",", "."));
}

/** « Ana Ruiz (f) » is a woman. */
export function personNamed(answer: string): { name: string; feminine?: true } {
  const name = answer.replace(/\s*\(f\)\s*$/i, "");
  return name === answer ? { name } : { name, feminine: true };
}
