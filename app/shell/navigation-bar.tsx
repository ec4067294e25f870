import { useLocation } from "react-router";
import { unprefixedPathTo, withoutLanguage } from "#model/pages.ts";
import { Brand } from "../ui/brand.tsx";
import { useI18n } from "../ui/i18n.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { LanguageLink } from "./language-link.tsx";
import { NavigationLink, NavigationLinks, softLink } from "./navigation-links.tsx";
import type { Shell } from "./shell.server.ts";
import { useIsMissing } from "./static-page.ts";

type NavigationBarProps = Pick<Shell, "name" | "tour" | "audiencePages">;

const barLink =
  "flex h-full items-center px-1 text-xs lg:px-2 xl:px-3 xl:text-sm 2xl:px-4 font-medium whitespace-nowrap lit:border-b-4 lit:border-accent lit:pt-1";

/** In the menu where the bar has no room for it. */
const tourLink =
  "on-accent flex items-center px-3 lg:px-5 xl:px-7 display-text text-sm leading-none whitespace-nowrap lit:bg-raised focus-visible:-outline-offset-3 @max-[20rem]/bar:hidden forced-colors:border-2";

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
      <header
        className={`on-night @container/bar fixed inset-x-0 top-0 z-20 flex h-(--bar) justify-between not-[:has(+*)]:hidden print:hidden ${isHome ? "over-hero" : ""}`}
      >
        <a className="bar-logo" href={unprefixedPathTo("home")}>
          <Brand name={name} />
        </a>
        <nav className="flex justify-end" aria-label={t("nav.label")}>
          <ul className="hidden @bar:flex">
            <NavigationLinks className={barLink} />
          </ul>
          {tour.inMenu && (
            <NavigationLink page="kryptoTour" className={tourLink}>
              {tour.title}
            </NavigationLink>
          )}
          <Menu tour={tour} audiencePages={audiencePages} />
        </nav>
      </header>
    </>
  );
}

const second = `block py-3 font-semibold ${softLink}`;

/** A popover works before hydration. */
function Menu({ tour, audiencePages }: Pick<NavigationBarProps, "tour" | "audiencePages">) {
  const { t, to } = useI18n();
  return (
    <div className="flex @bar:hidden">
      <button type="button" popoverTarget="menu" className="px-4 font-semibold forced-colors:border-2">
        <span className="when-closed">{t("nav.menu")}</span>
        <span className="when-open">{t("nav.close")}</span>
      </button>
      <div id="menu" popover="auto" className="menu on-night">
        <ul>
          <NavigationLinks className="menu-link" />
          {tour.inMenu && (
            <li className="@min-[20rem]/bar:hidden">
              <NavigationLink page="kryptoTour" className="menu-link">
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
