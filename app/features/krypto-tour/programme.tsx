import { formatClock } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { ProgrammeData } from "./programme.server.ts";

type ProgrammeProps = { programme: ProgrammeData; over: boolean };

/** A plain list of the talks, each with its own address; folded once the day is over. */
export function Programme({ programme, over }: ProgrammeProps) {
  const { t } = useI18n();
  const table = <ProgrammeTable {...programme} />;
  if (!over) return <div className="programme">{table}</div>;
  const count = programme.slots.filter(({ room }) => room !== undefined).length;
  return (
    <details className="programme">
      <summary>{t("tour.talks", { count })}</summary>
      {table}
    </details>
  );
}

function ProgrammeTable({ rooms, slots }: ProgrammeData) {
  const { lang, t } = useI18n();
  return (
    <table>
      <caption className="sr-only">{t("tour.scheduleTable")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("tour.time")}</th>
          <th scope="col">{t("tour.talk")}</th>
        </tr>
      </thead>
      <tbody>
        {slots.map(({ id, start, end, room, title, speakers, abstract }) => (
          <tr key={id} id={id}>
            <th scope="row">
              <time dateTime={start}>{formatClock(start, lang)}</time>
              {"\u00a0– "}
              <time dateTime={end}>{formatClock(end, lang)}</time>
              <span>{rooms.find((each) => each.id === room)?.name ?? t("tour.everyone")}</span>
            </th>
            <td>
              <b>{title}</b>
              {speakers.length > 0 && <span>{speakers.join(", ")}</span>}
              {abstract !== undefined && <p className="mt-[0.35rem]">{abstract}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
