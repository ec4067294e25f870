import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";
import { otherLanguage } from "#model/languages.ts";
import { inLanguage, withoutLanguage } from "#model/pages.ts";
import { useIsMissing } from "./static-page.ts";

type LanguageLinkProps = { className: string; children: ReactNode; "data-language"?: "" };

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

/** Always visible: at the bottom right, on wide screens in the page's margin, however narrow. */
export function LanguageToggle() {
  const { lang, t } = useI18n();
  return (
    <nav
      className="fixed right-4 bottom-4 z-15 border-2 border-night bg-raised text-on-surface md:right-0.5 md:bottom-[calc(50%-1.125rem)] md:border md:border-rule md:bg-surface md:text-on-surface-soft print:hidden"
      aria-label={t("language.label")}
    >
      <LanguageLink
        className="grid size-11 place-items-center display-text text-xs leading-none hover:bg-accent md:h-9 md:w-[min(2.25rem,var(--gutter)-4px)] md:text-[length:min(var(--text-xs),var(--gutter)*0.4)]"
        data-language=""
      >
        <span aria-hidden="true">{otherLanguage(lang).toUpperCase()}</span>
        <span className="sr-only">{t("language.switch")}</span>
      </LanguageLink>
    </nav>
  );
}
