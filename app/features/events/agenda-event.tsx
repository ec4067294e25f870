import { useI18n } from "../../ui/i18n.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import type { EventData } from "./agenda.server.ts";

export function AgendaEvent({ event }: { event: EventData }) {
  const { t, to } = useI18n();
  const { id, title, lang, day, weekday, ends, cancelled, note, url, branch, file } = event;
  const Cancelled = cancelled ? "s" : "span";
  return (
    <li
      id={id}
      className={cancelled ? "agenda-event agenda-event-off" : "agenda-event"}
      data-ends={ends}
      hidden={useHasEnded(ends)}
      suppressHydrationWarning
    >
      <p className="agenda-day">
        <b className="block">{Number(day.slice(8))}</b> <span>{weekday}</span>
      </p>
      <article className="min-w-0">
        <h4
          lang={lang}
          className="mb-[0.35rem] display-text text-balance text-[1.25rem] leading-[1.18] lg:text-[1.4375rem]"
        >
          <Cancelled>{url === undefined ? title : <ExternalLink href={url}>{title}</ExternalLink>}</Cancelled>
        </h4>
        <WhenAndWhere event={event} />
        {note !== undefined && (
          <p className="text-sm text-on-surface-soft" lang={note.lang}>
            {note.text}
          </p>
        )}
      </article>
      {branch && (
        <a className="agenda-branch" href={to("branch", { id: branch.id })}>
          <img {...branch.emblem} alt="" className="size-9 lg:size-11" loading="lazy" />
          {branch.name}
        </a>
      )}
      {file !== undefined && (
        <a className="agenda-add" href={file} type="text/calendar" download>
          <svg className="size-[18px] fill-none stroke-current stroke-2" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 4h16v14H2zM2 8h16M6 1v5M14 1v5M10 10v6M7 13h6" />
          </svg>
          <span className="sr-only">{t("events.add", { title })} </span>
          .ics
        </a>
      )}
    </li>
  );
}

function WhenAndWhere({ event: { start, clock, until, place, spoken, cancelled } }: { event: EventData }) {
  const { t } = useI18n();
  const when = clock ?? (until === undefined ? t("events.allDay") : t("events.until", { date: until }));
  const Time = cancelled ? "s" : "span";
  return (
    <p>
      {cancelled && (
        <strong className="mr-2 py-[0.1rem] px-2 bg-night text-on-night font-display font-bold text-sm leading-[1.4]">
          {t("events.cancelled")}
        </strong>
      )}{" "}
      <Time className="agenda-time">
        <time dateTime={start}>{when}</time>
      </Time>{" "}
      {[place ?? t("events.online"), spoken].filter(Boolean).join(", ")}
    </p>
  );
}
