import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";
import { otherLanguage } from "#model/languages.ts";
import { inLanguage, withoutLanguage } from "#model/pages.ts";
import { useIsMissing } from "./static-page.ts";

type LanguageLinkProps = { className?: string | undefined; children: ReactNode; "data-language"?: "" };

/** `app/page.ts` adds the query and the fragment, and remembers the choice. */
export function LanguageLink(props: LanguageLinkProps) {
  const { pathname } = useLocation();
  const other = otherLanguage(useI18n().lang);
  const path = inLanguage(useIsMissing() ? "/" : withoutLanguage(pathname), other);
  return (
    <a {...props} href={path} hrefLang={other} lang={other}>
      {props.children}
    </a>
  );
}

export function LanguageToggle() {
  const { lang, t } = useI18n();
  return (
    <nav className="print:hidden" aria-label={t("language.label")}>
      <LanguageLink className="language-toggle" data-language="">
        <span aria-hidden="true">{otherLanguage(lang).toUpperCase()}</span>
        <span className="sr-only">{t("language.switch")}</span>
      </LanguageLink>
    </nav>
  );
}
