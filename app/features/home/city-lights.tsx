import { useI18n } from "../../ui/i18n.tsx";
import type { CityOnPlan } from "./cities.server.ts";
import { type Highlight, useHighlight } from "./use-highlight.ts";

/** Nested svg elements with percentages need no inline style, and keep the text size. */
const percent = (share: number) => `${(50 + share * 50).toFixed(2)}%`;

/** Hidden from screen readers and the keyboard, because the row of links has the same links. */
export function CityLights(props: Highlight) {
  const { cities, highlighted } = props;
  const city = cities.find(({ id }) => id === highlighted);
  return (
    <svg className="city-lights" aria-hidden="true">
      {city && (
        <g key={city.id} className="highlight">
          {[1, 0.97, 0.93].map((echo) => (
            <circle key={echo} cx="50%" cy="50%" r={`${(city.ring * echo * 50).toFixed(2)}%`} />
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
  const { id, at, side, inMiddle, name, count, to } = city;
  const detail = t("home.schoolCount", { count });
  return (
    <svg x={percent(at.x)} y={percent(at.y)}>
      <a
        href={to}
        tabIndex={-1}
        className={`city-light city-light-${inMiddle ? "middle" : side}`}
        data-highlighted={id === highlight.highlighted || undefined}
        {...handlers}
      >
        <rect className="city-light-area" />
        <circle className="city-light-halo" r="11" />
        <circle className="city-light-dot" r="5" />
        <text className="city-light-line" dy=".35em">
          <tspan>{name}</tspan> <tspan className="city-light-detail">· {detail}</tspan>
        </text>
        <text className="city-light-name" dy="-.1em">
          {name}
        </text>
        <text className="city-light-name city-light-detail" dy="1em">
          {detail}
        </text>
      </a>
    </svg>
  );
}
