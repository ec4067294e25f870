import { languages, type Language } from "./languages.ts";
import { inLanguage, pageAt } from "./pages.ts";

const oneYear = 60 * 60 * 24 * 365;

/** Stores the visitor's choice in the site's only cookie. */
export function rememberLanguage(lang: Language): void {
  document.cookie = `lang=${lang}; path=/; max-age=${oneYear}; SameSite=Lax`;
}

export function chosenLanguage(cookies: string): Language | undefined {
  const found = /(?:^|;\s*)lang=(fr|en)(?:;|$)/.exec(cookies)?.[1];
  return languages.find((lang) => lang === found);
}

/** French if the browser's language starts with fr, otherwise English. */
export function preferredLanguage(browserLanguage: string): Language {
  return browserLanguage.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** The target of an address without language: its page if it exists, otherwise the home page. */
export function prefixedTarget(url: { pathname: string; search: string; hash: string }, lang: Language): string {
  const path = url.pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return pageAt(path) ? inLanguage(path, lang) + url.search + url.hash : inLanguage("/", lang);
}
