import { useLocation } from "react-router";
import { unprefixedPathTo, withoutLanguage } from "#model/pages.ts";
import { Brand } from "../ui/brand.tsx";
import styles from "../ui/frame.module.css";
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
      <header
        className={`on-night group/bar @container/bar fixed inset-x-0 top-0 z-20 flex h-bar justify-between not-has-[+*]:hidden print:hidden ${isHome ? styles.clear : ""}`}
      >
        <a href={unprefixedPathTo("home")}>
          <Brand name={name} />
        </a>
        <nav className="flex justify-end" aria-label={t("nav.label")}>
          <ul className="hidden @bar:flex">
            <NavigationLinks className={styles.link} />
          </ul>
          {tour.inMenu && (
            <NavigationLink page="kryptoTour" className={styles.tour}>
              {tour.title}
            </NavigationLink>
          )}
          <Menu tour={tour} audiencePages={audiencePages} />
        </nav>
      </header>
    </>
  );
}

const entry =
  "block border-b border-rule-night py-3.5 font-display text-2xl leading-tight font-bold aria-[current]:border-b-4 aria-[current]:border-accent";
const second = "block py-3 font-semibold text-on-night-soft hover:text-on-night hover:underline";

/** A popover works before hydration. */
function Menu({ tour, audiencePages }: Pick<NavigationBarProps, "tour" | "audiencePages">) {
  const { t, to } = useI18n();
  return (
    <div className="flex @bar:hidden">
      <button type="button" popoverTarget="menu" className="px-4 font-semibold forced-colors:border-2">
        <span className="group-has-[:popover-open]/bar:hidden">{t("nav.menu")}</span>
        <span className="hidden group-has-[:popover-open]/bar:inline">{t("nav.close")}</span>
      </button>
      <div
        id="menu"
        popover="auto"
        className={`on-night fixed inset-x-0 top-bar bottom-0 size-auto overflow-auto px-gutter pt-6 pb-24 ${styles.menu}`}
      >
        <ul>
          <NavigationLinks className={entry} />
          {tour.inMenu && (
            <li className="hidden @max-sm/bar:block">
              <NavigationLink page="kryptoTour" className={entry}>
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
