import { useLocation } from "react-router";
import { unprefixedPathTo, withoutLanguage } from "#model/pages.ts";
import { Brand } from "../ui/brand.tsx";
import { useI18n } from "../ui/i18n.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { LanguageLink } from "./language-link.tsx";
import { NavigationLink, NavigationLinks } from "./navigation-links.tsx";
import type { Shell } from "./shell.server.ts";
import { useIsMissing } from "./static-page.ts";

type NavigationBarProps = Pick<Shell, "name" | "tour" | "audiencePages">;

/** Transparent and without its logo over the hero of the home page, which shows the logo itself. */
export function NavigationBar({ name, tour, audiencePages }: NavigationBarProps) {
  const { t } = useI18n();
  const isMissing = useIsMissing();
  const isHome = withoutLanguage(useLocation().pathname) === "/" && !isMissing;
  return (
    <>
      <SkipLink href="#content" className="fixed z-40">
        {t("skip")}
      </SkipLink>
      <header className={`on-night navigation-bar ${isHome ? "over-hero" : ""}`}>
        <a href={unprefixedPathTo("home")}>
          <Brand name={name} />
        </a>
        <nav className="flex justify-end" aria-label={t("nav.label")}>
          <ul className="hidden @bar:flex">
            <NavigationLinks className="bar-link" />
          </ul>
          {tour.inMenu && (
            <NavigationLink page="kryptoTour" className="tour-link">
              {tour.title}
            </NavigationLink>
          )}
          <Menu tour={tour} audiencePages={audiencePages} />
        </nav>
      </header>
    </>
  );
}

const second = "block py-3 font-semibold soft-link";

/** A popover works before hydration. */
function Menu({ tour, audiencePages }: Pick<NavigationBarProps, "tour" | "audiencePages">) {
  const { t, to } = useI18n();
  return (
    <div className="flex @bar:hidden">
      <button type="button" popoverTarget="menu" className="px-4 font-semibold forced-colors:border-2">
        <span className="when-closed">{t("nav.menu")}</span>
        <span className="when-open">{t("nav.close")}</span>
      </button>
      <div id="menu" popover="auto" className="on-night menu">
        <ul>
          <NavigationLinks className="menu-entry" />
          {tour.inMenu && (
            <li className="tour-in-menu">
              <NavigationLink page="kryptoTour" className="menu-entry">
                {tour.title}
              </NavigationLink>
            </li>
          )}
        </ul>
        <ul className="mt-6 grid grid-cols-2 gap-x-4">
          {(["join", "partner", "press"] as const).map((page) => (
            <li key={page}>
              <a className={second} href={to(page)}>
                {audiencePages[page]}
              </a>
            </li>
          ))}
          <li>
            <LanguageLink className={second}>{t("language.switch")}</LanguageLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
