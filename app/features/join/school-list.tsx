import { openingId } from "#model/pages.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { JoinData, School } from "./join.server.ts";
import { SchoolLink } from "./school-link.tsx";

type SchoolListProps = { schools: School[]; letters: JoinData["letters"]; onChoose: (id: string) => void };

/** Cities with the most schools come first. */
export function SchoolList({ schools, letters, onChoose }: SchoolListProps) {
  const { t } = useI18n();
  const cities = [...Map.groupBy(schools, ({ city }) => city)].toSorted(([, a], [, b]) => b.length - a.length);
  const large = cities.filter(([, { length }]) => length > 4);
  const small = cities.filter((city) => !large.includes(city));
  return (
    <div className="schools mt-10">
      <div className="flex flex-wrap justify-between items-baseline gap-y-1 gap-x-8 pb-[0.9rem] border-b-3 border-rule-strong">
        <h2 className="text-xl tracking-[0] [word-spacing:0.1em] leading-[1.2]">{t("join.list")}</h2>
        <p className="text-on-surface-soft">
          {t("join.counts", {
            schools: t("join.schools", { count: schools.length }),
            cities: t("join.cities", { count: cities.length }),
          })}
        </p>
      </div>
      <div className="schools-columns">
        {large.length > 0 && <ul className="schools-list schools-large">{large.map(group)}</ul>}
        {small.length > 0 && <ul className="schools-list">{small.map(group)}</ul>}
      </div>
      <p className="join-other">
        {t("join.absent")} <TextLink href={`#${openingId}`}>{t("join.open")}</TextLink>
      </p>
    </div>
  );

  function group([city, inCity]: [string, School[]]) {
    return (
      <li key={city}>
        <h3 className="pb-2 text-lg leading-[1.2]">
          {city}{" "}
          <small className="ml-[0.35rem] font-text text-sm leading-none font-medium text-on-surface-soft">
            {t("join.schools", { count: inCity.length })}
          </small>
        </h3>
        <ul>
          {inCity.map((school) => (
            <li key={school.id}>
              <SchoolLink school={school} letters={letters} onChoose={onChoose}>
                <b>{school.school}</b>
                {!school.open && <small className="text-on-surface-soft">{t("join.soon")}</small>}
                <Arrow />
              </SchoolLink>
            </li>
          ))}
        </ul>
      </li>
    );
  }
}
