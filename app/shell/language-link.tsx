import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";
import { rememberLanguage } from "#model/language-choice.ts";
import { otherLanguage } from "#model/languages.ts";
import { inLanguage, withoutLanguage } from "#model/pages.ts";
import { PageLink } from "../ui/page-link.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useIsStatic } from "./static-pages.ts";

type LanguageLinkProps = { className?: string; children?: ReactNode; "data-language"?: "" };

export function LanguageLink({ className, children, ...rest }: LanguageLinkProps) {
  const { lang, t } = useI18n();
  const { pathname, search, hash } = useLocation();
  const hydrated = useHydrated();
  const isStatic = useIsStatic();
  const other = otherLanguage(lang);
  const path = inLanguage(isStatic ? "/" : withoutLanguage(pathname), other);
  return (
    <PageLink
      {...rest}
      to={hydrated ? path + search + hash : path}
      className={className}
      hrefLang={other}
      lang={other}
      preventScrollReset
      onClick={() => rememberLanguage(other)}
    >
      {children ?? (
        <>
          <span aria-hidden="true">{other.toUpperCase()}</span>
          <span className="sr-only">{t("language.switch")}</span>
        </>
      )}
    </PageLink>
  );
}
