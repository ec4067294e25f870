import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";
import { otherLanguage } from "#model/languages.ts";
import { inLanguage, withoutLanguage } from "#model/pages.ts";
import { useIsMissing } from "./static-page.ts";

type LanguageLinkProps = { className?: string; children?: ReactNode; "data-language"?: "" };

/** `app/page.ts` adds the query and the fragment, and remembers the choice. */
export function LanguageLink({ className, children, ...rest }: LanguageLinkProps) {
  const { lang, t } = useI18n();
  const { pathname } = useLocation();
  const other = otherLanguage(lang);
  const path = inLanguage(useIsMissing() ? "/" : withoutLanguage(pathname), other);
  return (
    <a {...rest} href={path} className={className} hrefLang={other} lang={other}>
      {children ?? (
        <>
          <span aria-hidden="true">{other.toUpperCase()}</span>
          <span className="sr-only">{t("language.switch")}</span>
        </>
      )}
    </a>
  );
}
