import { useLocation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";
import { unprefixedPathTo, withoutLanguage } from "#model/pages.ts";
import { Mark } from "../ui/mark.tsx";
import { Menu } from "./menu.tsx";
import { NavigationLink, NavigationLinks } from "./navigation-links.tsx";
import type { Shell } from "./shell.server.ts";
import { useIsMissing } from "./static-page.ts";

/** Transparent and without its logo over the hero of the home page, which shows the logo itself. */
export function NavigationBar({ name, tour, audiencePages }: Pick<Shell, "name" | "tour" | "audiencePages">) {
  const { t } = useI18n();
  const isMissing = useIsMissing();
  const isHome = withoutLanguage(useLocation().pathname) === "/" && !isMissing;
  return (
    <>
      <a href="#content" className="skip-link px-6 py-3 font-semibold">
        {t("skip")}
      </a>
      <header className={`bar on-night ${isHome ? "bar-clear" : ""}`}>
        <a href={unprefixedPathTo("home")} className="bar-brand">
          <Mark className="h-[34px] w-6 shrink-0" />
          <span>{name}</span>
        </a>
        <nav className="flex justify-end" aria-label={t("nav.label")}>
          <ul className="hidden @bar:flex">
            <NavigationLinks className="bar-link" />
          </ul>
          {tour.inMenu && (
            <NavigationLink page="kryptoTour" className="bar-tour">
              {tour.title}
            </NavigationLink>
          )}
          <Menu tour={tour} audiencePages={audiencePages} />
        </nav>
      </header>
    </>
  );
}
