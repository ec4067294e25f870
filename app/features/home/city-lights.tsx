import { useI18n } from "../../ui/i18n.tsx";
import type { CityOnPlan } from "./cities.server.ts";
import styles from "./city-lights.module.css";
import { type Highlight, useHighlight } from "./use-highlight.ts";

/** Nested svg elements with percentages need no inline style, and keep the text size. */
const percent = (share: number) => `${(50 + share * 50).toFixed(2)}%`;

const rings = [
  { share: 1, strokeWidth: 3 },
  { share: 0.97, strokeWidth: 1.5, opacity: 0.6 },
  { share: 0.93, strokeWidth: 1.5, opacity: 0.3 },
];

/** Hidden from screen readers and the keyboard, because the row of links has the same links. */
export function CityLights(props: Highlight) {
  const { cities, highlighted } = props;
  const city = cities.find(({ id }) => id === highlighted);
  return (
    <svg className={`pointer-events-none absolute overflow-visible print:hidden ${styles.lights}`} aria-hidden="true">
      {city && (
        <g key={city.id}>
          {rings.map(({ share, ...look }) => (
            <circle
              key={share}
              className={styles.ring}
              cx="50%"
              cy="50%"
              r={`${(city.ring * share * 50).toFixed(2)}%`}
              {...look}
            />
          ))}
        </g>
      )}
      {cities.map((each) => (
        <CityLight key={each.id} city={each} {...props} />
      ))}
    </svg>
  );
}

function CityLight({ city, ...highlight }: Highlight & { city: CityOnPlan }) {
  const { t } = useI18n();
  const handlers = useHighlight(city.id, highlight);
  const { id, at, side, name, count, to } = city;
  const detail = t("home.schoolCount", { count });
  return (
    <svg className="overflow-visible" x={percent(at.x)} y={percent(at.y)}>
      <a
        href={to}
        tabIndex={-1}
        className={styles.light}
        data-side={side}
        data-highlighted={id === highlight.highlighted || undefined}
        {...handlers}
      >
        <rect y="-1.375rem" height="2.75rem" fill="transparent" />
        <circle className={styles.halo} r="11" />
        <circle className={styles.dot} r="5" />
        <text className={styles.wide} dy=".35em">
          <tspan className={styles.name}>{name}</tspan> <tspan className={styles.detail}>· {detail}</tspan>
        </text>
        <text className={`${styles.narrow} ${styles.name}`} dy="-.1em">
          {name}
        </text>
        <text className={`${styles.narrow} ${styles.detail}`} dy="1em">
          {detail}
        </text>
      </a>
    </svg>
  );
}
