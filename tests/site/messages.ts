import { en } from "#model/words/en.ts";
import { fr } from "#model/words/fr.ts";

/** The site's own words in both languages. */
export const messages = { fr, en };
