import { keysOf } from "#model/keys.ts";
import type { Language } from "#model/languages.ts";
import { fieldMessages } from "./field-messages.ts";
import { fileMessages } from "./file-messages.ts";
import { launchMessages } from "./launch-messages.ts";
import { pictureMessages, svgMessages } from "./picture-messages.ts";
import { ruleMessages } from "./rule-messages.ts";
import { syntaxMessages } from "./syntax-messages.ts";
import { textMessages } from "./text-messages.ts";
import type { Wording, Words } from "./wording.ts";

const messages = {
  ...fileMessages,
  ...syntaxMessages,
  ...fieldMessages,
  ...ruleMessages,
  ...pictureMessages,
  ...svgMessages,
  ...textMessages,
  ...launchMessages,
};

type Messages = typeof messages;

export type Catalogue = { language: Language } & {
  [Key in keyof Messages]: (...values: Parameters<Messages[Key]>) => Wording;
};

function inLanguage(language: Language): Catalogue {
  const wordings = keysOf(messages).map((key) => {
    const say: (...values: never[]) => Words = messages[key];
    return [
      key,
      (...values: never[]): Wording => {
        const [message, remedy, french, frenchRemedy] = say(...values);
        return language === "fr" ? [french, frenchRemedy] : [message, remedy];
      },
    ];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one function for each key of Messages
  return { ...Object.fromEntries(wordings), language } as Catalogue;
}

export const catalogues: Record<Language, Catalogue> = { fr: inLanguage("fr"), en: inLanguage("en") };
