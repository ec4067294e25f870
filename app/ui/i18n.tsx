import { createContext, type ReactNode, use, useMemo } from "react";
import type { Language } from "#model/languages.ts";
import { type Page, type PageParams, pathTo } from "#model/pages.ts";
import { type Messages, type Translate, translate } from "#model/translate.ts";

type I18n = {
  lang: Language;
  t: Translate;
  to: <P extends Page>(page: P, ...params: PageParams<P>) => string;
};

const I18nContext = createContext<I18n | null>(null);

type I18nProviderProps = { lang: Language; messages: Partial<Messages>; children: ReactNode };

export function I18nProvider({ lang, messages, children }: I18nProviderProps) {
  const i18n = useMemo<I18n>(
    () => ({
      lang,
      t: (key, values) => translate(messages, lang, key, values),
      to: (page, ...params) => pathTo(page, lang, ...params),
    }),
    [lang, messages],
  );
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error("useI18n needs an I18nProvider above it");
  return i18n;
}
