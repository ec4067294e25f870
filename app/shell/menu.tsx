import { useRef } from "react";
import { useI18n } from "../ui/i18n.tsx";
import { LanguageLink } from "./language-link.tsx";
import { NavigationLinks, TourLink } from "./navigation-links.tsx";
import type { Shell } from "./shell.server.ts";

/** The menu is a popover: it opens, closes and tells its state before any script has run. */
export function Menu({ tour }: Pick<Shell, "tour">) {
  const { t } = useI18n();
  const panel = useRef<HTMLUListElement>(null);
  const close = () => panel.current?.hidePopover();
  return (
    <div className="bar-menu">
      <button type="button" popoverTarget="menu" className="menu-button">
        <span className="menu-button-shut">{t("nav.menu")}</span>
        <span className="menu-button-open">{t("nav.close")}</span>
      </button>
      <ul ref={panel} id="menu" popover="auto" className="menu-panel on-night">
        <NavigationLinks className="menu-link" onNavigate={close} />
        {tour.inMenu && (
          <li className="menu-tour">
            <TourLink title={tour.title} className="menu-link" onNavigate={close} />
          </li>
        )}
        <li className="menu-language">
          <LanguageLink className="menu-link">{t("language.switch")}</LanguageLink>
        </li>
      </ul>
    </div>
  );
}
