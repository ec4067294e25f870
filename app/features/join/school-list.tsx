import type { MouseEvent } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import type { School } from "./join.server.ts";

type SchoolListProps = {
  schools: School[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** Every school by city. Without a script each begins a message; with one, it shows what will be sent. */
export function SchoolList({ schools, chosen, onChoose }: SchoolListProps) {
  const { t } = useI18n();
  const cities = [...Map.groupBy(schools, ({ city }) => city)];
  return (
    <div className="schools">
      <div className="schools-head">
        <h2>{t("join.list")}</h2>
        <p>
          {t("join.counts", {
            schools: t("join.schools", { count: schools.length }),
            cities: t("join.cities", { count: cities.length }),
          })}
        </p>
      </div>
      <ul className="schools-list">
        {cities.map(([city, inCity]) => (
          <li key={city} className={inCity.length > 4 ? "schools-many" : undefined}>
            <h3>{city}</h3>
            <ul>
              {inCity.map((school) => (
                <li key={school.id}>
                  <SchoolChoice school={school} chosen={school.id === chosen} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

type SchoolChoiceProps = { school: School; chosen: boolean; onChoose: (id: string) => void };

function SchoolChoice({ school: { id, name, school, open, href }, chosen, onChoose }: SchoolChoiceProps) {
  const { t } = useI18n();
  const label = (
    <>
      {school}
      {!school.includes(name) && <small> {name}</small>}
      {!open && <small> {t("join.soon")}</small>}
    </>
  );
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChoose(id);
  };
  return (
    <a href={href} aria-current={chosen || undefined} onClick={choose}>
      {label}
    </a>
  );
}
