import { useRef, useState } from "react";
import { useI18n } from "../ui/i18n.tsx";
import { NavigationLinks } from "./navigation-links.tsx";

/** The phone menu is a popover, so it opens and closes before any script has run. */
export function Menu() {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLUListElement>(null);
  return (
    <div className="flex md:hidden">
      <button type="button" popoverTarget="menu" aria-expanded={open} aria-controls="menu" className="menu-button">
        <span className="menu-button-shut">{t("nav.menu")}</span>
        <span className="menu-button-open">{t("nav.close")}</span>
      </button>
      <ul
        ref={panel}
        id="menu"
        popover="auto"
        className="menu-panel on-night"
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <NavigationLinks className="menu-link" onNavigate={() => panel.current?.hidePopover()} />
      </ul>
    </div>
  );
}
