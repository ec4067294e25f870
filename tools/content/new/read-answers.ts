import { closest, plain } from "#check/read/suggest.ts";
import { isoDate } from "#model/schema/fields.ts";
import type { Message } from "../messages.ts";

/** Returns the value for the content file, or an error message. */
export type ReadAnswer = (answer: string) => string | Message;

/** Accepts 2026-11-16, 16/11/2026, 16.11.2026 and 16-11-2026. */
export const aDay: ReadAnswer = (answer) => {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(answer) ?? [];
  const written = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : answer;
  if (isoDate.safeParse(written).success) return written;
  return { fr: "un jour, par exemple 09/10/2027.", en: "a day, e.g. 2027-10-09." };
};

export const aYear: ReadAnswer = (answer) =>
  /^20\d\d$/.test(answer) ? answer : { fr: "une année, par exemple 2027.", en: "a year, e.g. 2027." };

/** Accepts a decimal comma or point. */
export function aNumber(least: number, most: number): ReadAnswer {
  return (answer) => {
    const number = Number(answer.replace(",", ".").replace(/\s*°$/, ""));
    if (number >= least && number <= most) return String(number);
    return { fr: `un nombre entre ${least} et ${most}.`, en: `a number between ${least} and ${most}.` };
  };
}

/** Finds an entry by its key or one of its names. */
export function oneOf(known: Readonly<Record<string, readonly string[]>>): ReadAnswer {
  return (answer) => {
    const wanted = plain(answer);
    const found = Object.entries(known).find(([key, names]) => [key, ...names].some((each) => plain(each) === wanted));
    if (found) return found[0];
    const names = Object.values(known).flatMap(([first = ""]) => first);
    const near = closest(answer, [...Object.values(known).flat(), ...Object.keys(known)]);
    return {
      fr: `l’un de ${names.join(", ")}.${near ? ` Vouliez-vous dire « ${near} » ?` : ""}`,
      en: `one of ${names.join(", ")}.${near ? ` Did you mean “${near}”?` : ""}`,
    };
  };
}

/** “(f)” after the name selects the feminine form. */
export function personNamed(answer: string): { name: string; feminine?: true } {
  const name = answer.replace(/\s*\(f\)\s*$/i, "");
  return name === answer ? { name } : { name, feminine: true };
}
