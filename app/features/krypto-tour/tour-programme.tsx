import { formatClock } from "#model/formats.ts";
import { ViewerButton } from "../../ui/viewer-button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { PersonGrid } from "../../ui/person-card.tsx";
import type { Art } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { type EndTime, useHasEnded } from "../../ui/use-has-ended.ts";
import styles from "./krypto-tour.module.css";
import type { ProgrammeData, TourData } from "./krypto-tour.server.ts";

type TourScheduleProps = { text: TourData["text"]; programme: ProgrammeData; ends: EndTime };

export function TourSchedule({ text, programme, ends }: TourScheduleProps) {
  const over = useHasEnded(ends);
  return (
    <Section ground="day" aria-labelledby="schedule">
      <div className="wrap grid gap-6">
        <div>
          <h2 id="schedule">{text.schedule.heading}</h2>
          <p className="lede mt-6">{programme.text ?? text.schedule.text}</p>
        </div>
        <ScheduleImage {...programme} />
        <Programme programme={programme} over={over} />
      </div>
    </Section>
  );
}

/** On narrow screens, where only titles are large enough to read, a tap opens the image full screen. */
function ScheduleImage({ image, titlesImage }: { image: Art; titlesImage: Art }) {
  const { t } = useI18n();
  const whole = "whole-schedule";
  return (
    <>
      <div className="hidden md:block">
        <img {...image} alt={t("tour.scheduleImage")} loading="lazy" className="w-full" />
        <TextLink className="mt-2 inline-block print:hidden" href={image.src}>
          {t("tour.enlarge")}
        </TextLink>
      </div>
      <div className="md:hidden">
        <button
          type="button"
          className="block w-full"
          commandfor={whole}
          command="show-modal"
          aria-haspopup="dialog"
          aria-label={t("tour.zoom")}
        >
          <img {...titlesImage} alt="" loading="lazy" className="w-full" />
        </button>
        <p className="mt-2 text-sm text-on-surface-soft print:hidden">{t("tour.zoomHint")}</p>
      </div>
      <dialog
        id={whole}
        className="on-night size-full max-h-full max-w-full"
        aria-label={t("tour.scheduleTable")}
        onClick={({ currentTarget }) => currentTarget.close()}
      >
        <ViewerButton className="sticky inset-4">{t("tour.zoomClose")}</ViewerButton>
        <img {...image} alt={t("tour.scheduleImage")} loading="lazy" className="max-w-none" />
      </dialog>
    </>
  );
}

/** A plain list of the talks, each with its own address; folded once the day is over. */
function Programme({ programme, over }: { programme: ProgrammeData; over: boolean }) {
  const { t } = useI18n();
  const table = <ProgrammeTable {...programme} />;
  const look = "border-y-3 border-rule-strong";
  if (!over) return <div className={look}>{table}</div>;
  const count = programme.slots.filter(({ room }) => room !== undefined).length;
  return (
    <details className={look}>
      <summary className="py-4 display-text text-lg leading-tight">{t("tour.talks", { count })}</summary>
      {table}
    </details>
  );
}

const cell = "border-t border-rule py-3 pl-3";
const second = "block font-normal text-on-surface-soft";

function ProgrammeTable({ rooms, slots }: ProgrammeData) {
  const { lang, t } = useI18n();
  return (
    <table className="w-full text-sm leading-snug wrap-anywhere hyphens-auto">
      <caption className="sr-only">{t("tour.scheduleTable")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("tour.time")}</th>
          <th scope="col">{t("tour.talk")}</th>
        </tr>
      </thead>
      <tbody className="align-top">
        {slots.map(({ id, start, end, room, title, speakers, abstract }) => (
          <tr key={id} id={id} className={styles.talk}>
            <th scope="row" className={`w-32 text-left ${cell}`}>
              <time dateTime={start}>{formatClock(start, lang)}</time>
              {"\u00a0– "}
              <time dateTime={end}>{formatClock(end, lang)}</time>
              <span className={second}>{rooms.find((each) => each.id === room)?.name ?? t("tour.everyone")}</span>
            </th>
            <td className={cell}>
              <b>{title}</b>
              {speakers.length > 0 && <span className={second}>{speakers.join(", ")}</span>}
              {abstract !== undefined && <p className="mt-1.5">{abstract}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TourSpeakersProps = Pick<TourData, "text" | "speakersNote" | "speakers" | "programme">;

/** Each leads to their talks. */
export function TourSpeakers({ text, speakersNote, speakers, programme }: TourSpeakersProps) {
  const { lang, t } = useI18n();
  const people = speakers.map((speaker) => ({ ...speaker, talks: talksOf(speaker.name) }));
  return (
    <Section className="wrap" aria-labelledby="speakers">
      <div className="mb-10">
        <h2 id="speakers">{text.speakers.heading}</h2>
        {speakersNote && <p className="lede mt-6">{speakersNote}</p>}
      </div>
      <PersonGrid people={people} reveal />
    </Section>
  );

  function talksOf(name: string) {
    const talks = programme?.slots.filter(({ speakers: names }) => names.includes(name)) ?? [];
    const links = talks.map(({ id, title, start }) => ({ href: `#${id}`, time: formatClock(start, lang), title }));
    return { label: t("tour.talk"), links };
  }
}
