import { useI18n } from "../../ui/i18n.tsx";
import type { CityOnPlan } from "./cities.server.ts";

type HeroLineProps = { subtitle: string; cities: CityOnPlan[]; highlighted: string | undefined };

/** All lines share one grid cell, so that nothing moves when another is shown. */
export function HeroLine({ subtitle, cities, highlighted }: HeroLineProps) {
  return (
    <div className="hero-line">
      <p className={highlighted ? "invisible" : undefined}>{subtitle}</p>
      {cities.map((city) => (
        <p key={city.id} id={`line-${city.id}`} className={city.id === highlighted ? undefined : "invisible"}>
          <Where city={city} linked={city.id === highlighted} />
          {city.line}
        </p>
      ))}
    </div>
  );
}

/** Only the visible line contains a link, so that hidden ones cannot be focused. */
function Where({ city: { name, count, to }, linked }: { city: CityOnPlan; linked: boolean }) {
  const { t } = useI18n();
  const words = (
    <>
      <b className="text-on-night">{name}</b> · {t("home.schoolCount", { count })}
    </>
  );
  return linked ? (
    <a className="hero-where underline" href={to}>
      {words}
    </a>
  ) : (
    <span className="hero-where">{words} </span>
  );
}
