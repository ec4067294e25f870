import { formatClock } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { TourData } from "./krypto-tour.server.ts";
import { ScheduleImage } from "./schedule-image.tsx";

type TourScheduleProps = { text: TourData["text"]["schedule"]; schedule: NonNullable<TourData["schedule"]> };

export function TourSchedule({ text, schedule }: TourScheduleProps) {
  const { t } = useI18n();
  return (
    <section className="section wrap" aria-labelledby="schedule">
      <h2 id="schedule">{text.heading}</h2>
      <p className="lede mt-6 mb-10">{text.text}</p>
      <ScheduleImage image={schedule.image} />
      <details className="mt-8">
        <summary className="text-link inline-block cursor-pointer">{t("tour.scheduleTable")}</summary>
        <ScheduleTable rows={schedule.rows} />
      </details>
    </section>
  );
}

function ScheduleTable({ rows }: { rows: NonNullable<TourData["schedule"]>["rows"] }) {
  const { lang, t } = useI18n();
  return (
    <table className="schedule-table">
      <caption className="sr-only">{t("tour.scheduleTable")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("tour.time")}</th>
          <th scope="col">{t("tour.room")}</th>
          <th scope="col">{t("tour.talk")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ start, end, room, title, speakers }) => (
          <tr key={`${start} ${title}`}>
            <th scope="row">
              <time dateTime={start}>{formatClock(start, lang)}</time>
              {"\u00a0– "}
              <time dateTime={end}>{formatClock(end, lang)}</time>
            </th>
            <td>{room || t("tour.everyone")}</td>
            <td>
              <span className="block font-semibold">{title}</span>
              {speakers.length > 0 && <span className="text-on-surface-soft">{speakers.join(", ")}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
