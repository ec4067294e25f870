import type { Fault } from "./fault.ts";
import type { Language } from "#model/languages.ts";

/** A fault as programs read it: the development overlay, annotations of a pull request. */
export type BilingualFault = Omit<Fault, "message" | "remedy"> & Record<"message" | "remedy", Record<Language, string>>;

/** The faults of one check in each language: the same faults, in the same order. */
export function bilingualFaults(french: readonly Fault[], english: readonly Fault[]): BilingualFault[] {
  return english.map((en, index) => {
    const fr = french[index] ?? en;
    return {
      ...en,
      message: { fr: fr.message, en: en.message },
      remedy: { fr: fr.remedy, en: en.remedy },
    };
  });
}
