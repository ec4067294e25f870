export const languages = ["fr", "en"] as const;

export type Language = (typeof languages)[number];

/** The path alone decides: a path that starts with /en is English, anything else is French. */
export function languageOf(pathname: string): Language {
  return /^\/en(?=\/|$)/i.test(pathname) ? "en" : "fr";
}

export function otherLanguage(lang: Language): Language {
  return lang === "fr" ? "en" : "fr";
}

/** The languages as Intl and the HTML of social cards want them. */
export const locales = { fr: "fr-FR", en: "en-GB" } as const satisfies Record<Language, string>;
