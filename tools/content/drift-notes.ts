import { existsSync } from "node:fs";
import { join } from "node:path";
import { readFolder } from "#check/check-folder.ts";
import type { Finding } from "#check/finding.ts";
import type { Language } from "#model/languages.ts";
import { describeRefusal, Refusal } from "./messages.ts";
import { type Drift, driftOf, pairsOf, readTranslations, translationsFile } from "./translations.ts";

const sentences = {
  fr: {
    fr: ["Le français a changé, l’anglais non.", "Relisez l’anglais, puis\u00a0: npm run content -- drift --accept"],
    en: ["L’anglais a changé, le français non.", "Relisez le français, puis\u00a0: npm run content -- drift --accept"],
  },
  en: {
    fr: [
      "The French has changed, the English has not.",
      "Read the English again, then: npm run content -- drift --accept",
    ],
    en: [
      "The English has changed, the French has not.",
      "Read the French again, then: npm run content -- drift --accept",
    ],
  },
} as const;

/** Texts that changed in one language only; none without a record of translations. */
export function driftNotes(folder: string, shownAs: string, lang: Language): Finding[] {
  if (!existsSync(join(folder, translationsFile))) return [];
  try {
    const drifts = driftOf(pairsOf(readFolder(folder).files), readTranslations(folder));
    return drifts.map((drift) => noteOf(drift, shownAs, lang));
  } catch (error) {
    // A broken record must not prevent the build.
    if (!(error instanceof Refusal)) throw error;
    const message = describeRefusal(error, lang);
    return [{ file: `${shownAs}/${translationsFile}`, line: 0, column: 0, field: "", message, remedy: "" }];
  }
}

function noteOf({ pair: { file, line, field }, changed }: Drift, shownAs: string, lang: Language): Finding {
  const [message, remedy] = sentences[lang][changed];
  return { file: `${shownAs}/${file}`, line, column: 1, field, message, remedy };
}
