import { useHydrated } from "../../ui/use-hydrated.ts";
import type { JoinData, School } from "./join.server.ts";

type SchoolListProps = {
  schools: School[];
  words: JoinData["words"];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** Every school by city. Without a script each begins a message; with one, it shows what will be sent. */
export function SchoolList({ schools, words, chosen, onChoose }: SchoolListProps) {
  const cities = [...Map.groupBy(schools, ({ city }) => city)];
  return (
    <div className="schools">
      <div className="schools-head">
        <h2>{words.list}</h2>
        <p>{words.counts}</p>
      </div>
      <ul className="schools-list">
        {cities.map(([city, inCity]) => (
          <li key={city} className={inCity.length > 4 ? "schools-many" : undefined}>
            <h3>{city}</h3>
            <ul>
              {inCity.map((school) => (
                <li key={school.id}>
                  <SchoolChoice school={school} soon={words.soon} chosen={school.id === chosen} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

type SchoolChoiceProps = { school: School; soon: string; chosen: boolean; onChoose: (id: string) => void };

function SchoolChoice({ school: { id, name, school, open, href }, soon, chosen, onChoose }: SchoolChoiceProps) {
  const label = (
    <>
      {school}
      {!school.includes(name) && <small> {name}</small>}
      {!open && <small> {soon}</small>}
    </>
  );
  if (!useHydrated()) return <a href={href}>{label}</a>;
  return (
    <button type="button" aria-pressed={chosen} onClick={() => onChoose(id)}>
      {label}
    </button>
  );
}
