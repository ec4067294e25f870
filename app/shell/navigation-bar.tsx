import { useLocation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";
import { unprefixedPathTo, withoutLanguage } from "#model/pages.ts";
import { Mark } from "../ui/mark.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { LanguageLink } from "./language-link.tsx";
import { Menu } from "./menu.tsx";
import { NavigationLinks, TourLink } from "./navigation-links.tsx";
import type { Shell } from "./shell.server.ts";
import { useIsStatic } from "./static-pages.ts";

/** Transparent over the hero of the home page, which shows the logo itself. */
export function NavigationBar({ name, tour, doors }: Pick<Shell, "name" | "tour" | "doors">) {
  const { t } = useI18n();
  const isStatic = useIsStatic();
  const isHome = withoutLanguage(useLocation().pathname) === "/" && !isStatic;
  return (
    <header className={`bar on-night ${isHome ? "bar-clear" : ""}`}>
      <PageLink to={unprefixedPathTo("home")} className="bar-brand">
        <Mark className="h-[34px] w-6 shrink-0" />
        <span>{name}</span>
      </PageLink>
      <nav aria-label={t("nav.label")}>
        <ul className="bar-list">
          <NavigationLinks className="bar-link" />
        </ul>
        <LanguageLink className="bar-language" />
        {tour.inMenu && <TourLink title={tour.title} className="bar-tour" />}
        <Menu tour={tour} doors={doors} />
      </nav>
    </header>
  );
}
