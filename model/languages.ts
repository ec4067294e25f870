export const languages = ["fr", "en"] as const;

export type Language = (typeof languages)[number];

/** English if the path starts with /en, otherwise French. */
export function languageOf(pathname: string): Language {
  return /^\/en(?=\/|$)/i.test(pathname) ? "en" : "fr";
}

export function otherLanguage(lang: Language): Language {
  return lang === "fr" ? "en" : "fr";
}

/** For Intl and Open Graph. */
export const locales = { fr: "fr-FR", en: "en-GB" } as const satisfies Record<Language, string>;
