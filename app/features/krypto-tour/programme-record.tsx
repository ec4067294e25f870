import { formatClock } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { ProgrammeData } from "./programme.server.ts";

export function ProgrammeRecord({ programme: { rooms, slots } }: { programme: ProgrammeData }) {
  const { lang, t } = useI18n();
  const count = slots.filter(({ room }) => room !== undefined).length;
  return (
    <details className="programme-record">
      <summary>{t("tour.talks", { count })}</summary>
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
    </details>
  );
}
