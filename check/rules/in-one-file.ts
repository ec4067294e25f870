import type { Rule } from "../read/tree.ts";
import * as texts from "./texts.ts";
import * as values from "./values.ts";
import { nearYears } from "./years.ts";

/** The rules that need no other file; the editor refuses what they find. */
export const inOneFile: readonly Rule[] = [
  values.uniqueValues,
  values.pastDates,
  values.soundTimes,
  values.siteData,
  values.evenTiers,
  texts.frenchTexts,
  texts.knownWords,
  texts.knownSigns,
  texts.soundMarkdown,
  nearYears,
];
