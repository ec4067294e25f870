import { formatClock } from "#model/formats.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { TourData } from "./krypto-tour.server.ts";
import { useMarkedTalks } from "./marked-talks.ts";
import { MyProgramme } from "./my-programme.tsx";
import { ProgrammeBlocks } from "./programme-blocks.tsx";
import { matches, ProgrammeFilter, useChosen } from "./programme-filter.tsx";
import type { ProgrammeData } from "./programme.server.ts";
import { ScheduleImage } from "./schedule-image.tsx";

type TourScheduleProps = { text: TourData["text"]["schedule"]; programme: ProgrammeData; name: string; venue: string };

/** The timetable: to choose from by room and subject, to mark and take along; as one picture, and as a table. */
export function TourSchedule({ text, programme, name, venue }: TourScheduleProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const chosen = useChosen(programme);
  const { marked, toggle, clear } = useMarkedTalks(programme.date.slice(0, 4));
  const talks = programme.slots.filter(({ room }) => room !== undefined);
  const shown = talks.filter((talk) => matches(talk, chosen));
  const mine = talks.filter(({ id }) => marked.has(id));
  const filter = { talks, chosen };
  return (
    <section className="section-day" aria-labelledby="schedule">
      <div className="wrap">
        <div className="schedule-head">
          <div>
            <h2 id="schedule">{text.heading}</h2>
            <p className="lede mt-6">{text.text}</p>
            <MyProgramme
              count={mine.length}
              onTake={() => void take(mine, { programme, name, venue })}
              onClear={clear}
            />
          </div>
          <div>
            <ScheduleImage image={programme.image} />
          </div>
        </div>
        <ProgrammeFilter
          {...filter}
          kind="room"
          items={programme.rooms}
          all={t("tour.allRooms")}
          label={t("tour.rooms")}
        />
        <ProgrammeFilter
          {...filter}
          kind="subject"
          items={programme.subjects}
          all={t("tour.allSubjects")}
          label={t("tour.subjects")}
        />
        <p className={shown.length === 0 ? "mt-6" : "sr-only"} role="status">
          {hydrated && (shown.length === 0 ? t("tour.noTalk") : t("tour.shownTalks", { count: shown.length }))}
        </p>
        <ProgrammeBlocks
          programme={programme}
          shown={(talk) => matches(talk, chosen)}
          filtered={shown.length < talks.length}
          marked={marked}
          onMark={toggle}
        />
        <details className="mt-8">
          <summary className="text-link inline-block cursor-pointer">{t("tour.scheduleTable")}</summary>
          <ScheduleTable programme={programme} />
        </details>
      </div>
    </section>
  );
}

type Taken = Pick<TourScheduleProps, "programme" | "name" | "venue">;

/** What makes the file comes when somebody wants it. */
async function take(talks: ProgrammeData["slots"], { programme, name, venue }: Taken): Promise<void> {
  const { date, offset, rooms } = programme;
  const { download, myCalendar } = await import("./my-calendar.ts");
  const at = (clock: string) => `${date}T${clock}:00${offset}`;
  const roomOf = (id: string | undefined) => rooms.find((room) => room.id === id)?.name ?? "";
  const mine = talks.map(({ start, end, room, ...talk }) => ({
    ...talk,
    start: at(start),
    end: at(end),
    where: `${roomOf(room)}, ${venue}`,
  }));
  const page = location.origin + location.pathname;
  download(myCalendar(mine, { name, page, now: new Date() }), `${name.toLowerCase()}-${date.slice(0, 4)}.ics`);
}

function ScheduleTable({ programme: { rooms, slots } }: { programme: ProgrammeData }) {
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
        {slots.map(({ id, start, end, room, title, speakers }) => (
          <tr key={id}>
            <th scope="row">
              <time dateTime={start}>{formatClock(start, lang)}</time>
              {"\u00a0– "}
              <time dateTime={end}>{formatClock(end, lang)}</time>
            </th>
            <td>{rooms.find((each) => each.id === room)?.name ?? t("tour.everyone")}</td>
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
