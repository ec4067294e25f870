import { en } from "#model/words/en.ts";
import { fr } from "#model/words/fr.ts";

export const messages = { fr, en };
