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

const toggle =
  "box-content grid size-11 place-items-center border-2 bg-raised font-display text-xs leading-none font-bold hover:bg-accent md:text-on-surface-soft";

/** In the page's margin, however narrow. */
const wideToggle =
  "md:h-9 md:w-[min(2.25rem,var(--gutter)-4px)] md:border md:border-rule md:bg-surface md:text-[min(var(--text-xs),var(--gutter)*0.4)]";

export function LanguageToggle() {
  const { lang, t } = useI18n();
  return (
    <nav
      className="fixed right-4 bottom-4 z-15 md:right-0.5 md:bottom-[calc(50%-1.125rem)] print:hidden"
      aria-label={t("language.label")}
    >
      <LanguageLink className={`${toggle} ${wideToggle}`} data-language="">
        <span aria-hidden="true">{otherLanguage(lang).toUpperCase()}</span>
        <span className="sr-only">{t("language.switch")}</span>
      </LanguageLink>
    </nav>
  );
}
