import type { KeyboardEvent } from "react";
import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { CityOnPlan } from "./cities.server.ts";
import styles from "./city-nav.module.css";
import { type Highlight, useHighlight } from "./use-highlight.ts";

export function CityNav(props: Highlight) {
  const { t, to } = useI18n();
  return (
    <nav className="relative" aria-label={t("home.cities")}>
      <ul className={styles.row} onKeyDown={turn}>
        {props.cities.map((city) => (
          <li key={city.id} data-highlighted={city.id === props.highlighted || undefined}>
            <Band city={city} {...props} />
          </li>
        ))}
        <li className={styles.all}>
          <a href={to("branches")} aria-label={t("home.allBranches")}>
            {t("home.all")}
            <Arrow />
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Band({ city: { id, name, to }, ...highlight }: Highlight & { city: CityOnPlan }) {
  return (
    <a href={to} aria-describedby={`line-${id}`} {...useHighlight(id, highlight)}>
      {name}
    </a>
  );
}

function turn(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll("a")].filter((link) => link.checkVisibility());
  const index = links.findIndex((link) => link === document.activeElement);
  links.at((index + step) % links.length)?.focus();
  event.preventDefault();
}
