import { type Language, languages } from "./site.ts";
import { test } from "./test.ts";
import { everyWidth } from "./windows.ts";

/** Each errand is walked on a phone and on a desktop, weekly in both languages. */
export const both = { tag: ["@both", "@widths"] };

export async function inEachLanguage(walk: (lang: Language) => Promise<void>): Promise<void> {
  const daily = [test.info().project.name === "phone" ? "fr" : "en"] as const;
  for (const lang of everyWidth ? languages : daily) await test.step(lang, () => walk(lang));
}
