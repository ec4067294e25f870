import { type Language, languages } from "./site.ts";
import { test } from "./test.ts";
import { everyWidth } from "./windows.ts";

/** Errands are walked on a phone, weekly in both languages. */
export const onPhone = { tag: ["@phone", "@widths"] };

export async function inEachLanguage(walk: (lang: Language) => Promise<void>): Promise<void> {
  const daily = ["fr"] as const;
  for (const lang of everyWidth ? languages : daily) await test.step(lang, () => walk(lang));
}
