import type { Finding } from "./finding.ts";
import type { Language } from "#model/languages.ts";

/** A finding for the development overlay and pull request annotations. */
export type BilingualFinding = Omit<Finding, "message" | "remedy"> &
  Record<"message" | "remedy", Record<Language, string>>;

/** Takes the findings of one check in both languages, in the same order. */
export function bilingualFindings(french: readonly Finding[], english: readonly Finding[]): BilingualFinding[] {
  return english.map((en, index) => {
    const fr = french[index] ?? en;
    return {
      ...en,
      message: { fr: fr.message, en: en.message },
      remedy: { fr: fr.remedy, en: en.remedy },
    };
  });
}
