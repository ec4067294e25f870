import { editorialMessages } from "./editorial-messages.ts";
import { fieldMessages } from "./field-messages.ts";
import { fileMessages } from "./file-messages.ts";
import { launchMessages } from "./launch-messages.ts";
import { pdfMessages } from "./pdf-messages.ts";
import { pictureMessages } from "./picture-messages.ts";
import { redirectMessages } from "./redirect-messages.ts";
import { ruleMessages } from "./rule-messages.ts";
import { scheduleMessages } from "./schedule-messages.ts";
import { svgMessages } from "./svg-messages.ts";
import { syntaxMessages } from "./syntax-messages.ts";
import { textMessages } from "./text-messages.ts";
import type { Language } from "#model/languages.ts";

const english = {
  ...fileMessages.en,
  ...syntaxMessages.en,
  ...fieldMessages.en,
  ...ruleMessages.en,
  ...redirectMessages.en,
  ...pictureMessages.en,
  ...svgMessages.en,
  ...pdfMessages.en,
  ...textMessages.en,
  ...editorialMessages.en,
  ...launchMessages.en,
  ...scheduleMessages.en,
  language: "en" as Language,
};

export type Catalogue = typeof english;

const french: Catalogue = {
  ...fileMessages.fr,
  ...syntaxMessages.fr,
  ...fieldMessages.fr,
  ...ruleMessages.fr,
  ...redirectMessages.fr,
  ...pictureMessages.fr,
  ...svgMessages.fr,
  ...pdfMessages.fr,
  ...textMessages.fr,
  ...editorialMessages.fr,
  ...launchMessages.fr,
  ...scheduleMessages.fr,
  language: "fr",
};

export const catalogues: Record<Language, Catalogue> = { fr: french, en: english };
