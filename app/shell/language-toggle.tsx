import { useLocation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";
import { rememberLanguage } from "#model/language-choice.ts";
import { languages, otherLanguage } from "#model/languages.ts";
import { inLanguage, withoutLanguage } from "#model/pages.ts";
import { PageLink } from "../ui/page-link.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useIsStatic } from "./use-is-static.ts";

/** The floating button: the same page, query and hash in the other language. */
export function LanguageToggle() {
  const { lang, t } = useI18n();
  const { pathname, search, hash } = useLocation();
  const hydrated = useHydrated();
  const isStatic = useIsStatic();
  const other = otherLanguage(lang);
  const path = inLanguage(isStatic ? "/" : withoutLanguage(pathname), other);
  return (
    <nav className="language-toggle" aria-label={t("language.label")}>
      {languages.map((code) =>
        code === lang ? (
          <span key={code} className="language-toggle-current" aria-hidden="true">
            {code.toUpperCase()}
          </span>
        ) : (
          <PageLink
            key={code}
            to={hydrated ? path + search + hash : path}
            hrefLang={other}
            lang={other}
            title={t("language.switch")}
            preventScrollReset
            data-language=""
            onClick={() => rememberLanguage(other)}
          >
            <span aria-hidden="true">{code.toUpperCase()}</span>
            <span className="sr-only">{t("language.switch")}</span>
          </PageLink>
        ),
      )}
    </nav>
  );
}
