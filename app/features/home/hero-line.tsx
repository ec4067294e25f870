import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { CityOnPlan } from "./cities.server.ts";

type HeroLineProps = { subtitle: string; cities: CityOnPlan[]; tuned: string | undefined };

/** The line under the title: the network's own, or that of the city tuned in to. All of them lie in one place, so that nothing moves. */
export function HeroLine({ subtitle, cities, tuned }: HeroLineProps) {
  return (
    <div className="hero-line">
      <p className={tuned ? "invisible" : undefined}>{subtitle}</p>
      {cities.map((city) => (
        <p key={city.id} id={`line-${city.id}`} className={city.id === tuned ? undefined : "invisible"}>
          <Where city={city} linked={city.id === tuned} />
          {city.line}
        </p>
      ))}
    </div>
  );
}

/** What is not shown must not be reached either: only the city tuned in to is a link. */
function Where({ city: { name, count, distance, to }, linked }: { city: CityOnPlan; linked: boolean }) {
  const { t } = useI18n();
  const words = (
    <>
      <b>{name}</b> {distance === undefined ? t("home.schoolCount", { count }) : t("home.fromParis", { distance })}
    </>
  );
  return linked ? (
    <PageLink className="hero-where" to={to}>
      {words}
    </PageLink>
  ) : (
    <span className="hero-where">{words} </span>
  );
}
