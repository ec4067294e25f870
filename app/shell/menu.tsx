import { useI18n } from "../ui/i18n.tsx";
import { LanguageLink } from "./language-link.tsx";
import { NavigationLink, NavigationLinks } from "./navigation-links.tsx";
import type { Shell } from "./shell.server.ts";

/** A popover works before hydration. */
export function Menu({ tour, audiencePages }: Pick<Shell, "tour" | "audiencePages">) {
  const { t, to } = useI18n();
  return (
    <div className="flex @bar:hidden">
      <button type="button" popoverTarget="menu" className="menu-button px-4 font-semibold">
        <span className="menu-button-shut">{t("nav.menu")}</span>
        <span className="menu-button-open">{t("nav.close")}</span>
      </button>
      <ul id="menu" popover="auto" className="menu-panel on-night">
        <NavigationLinks className="menu-link" />
        {tour.inMenu && (
          <li className="menu-tour">
            <NavigationLink page="kryptoTour" className="menu-link">
              {tour.title}
            </NavigationLink>
          </li>
        )}
        {(["join", "partner", "press"] as const).map((page) => (
          <li key={page} className="menu-second">
            <a href={to(page)}>{audiencePages[page]}</a>
          </li>
        ))}
        <li className="menu-second">
          <LanguageLink>{t("language.switch")}</LanguageLink>
        </li>
      </ul>
    </div>
  );
}
