import { fieldMessages } from "./field-messages.ts";
import { fileMessages } from "./file-messages.ts";
import { launchMessages } from "./launch-messages.ts";
import { listMessages } from "./list-messages.ts";
import { pictureMessages } from "./picture-messages.ts";
import { ruleMessages } from "./rule-messages.ts";
import { svgMessages } from "./svg-messages.ts";
import { syntaxMessages } from "./syntax-messages.ts";
import { textMessages } from "./text-messages.ts";
import type { Language } from "#model/languages.ts";

const english = {
  ...fileMessages.en,
  ...syntaxMessages.en,
  ...fieldMessages.en,
  ...ruleMessages.en,
  ...pictureMessages.en,
  ...svgMessages.en,
  ...textMessages.en,
  ...launchMessages.en,
  ...listMessages.en,
  language: "en" as Language,
};

export type Catalogue = typeof english;

const french: Catalogue = {
  ...fileMessages.fr,
  ...syntaxMessages.fr,
  ...fieldMessages.fr,
  ...ruleMessages.fr,
  ...pictureMessages.fr,
  ...svgMessages.fr,
  ...textMessages.fr,
  ...launchMessages.fr,
  ...listMessages.fr,
  language: "fr",
};

export const catalogues: Record<Language, Catalogue> = { fr: french, en: english };
