import { useI18n } from "../../ui/i18n.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import styles from "./agenda.module.css";
import type { EventData } from "./events.server.ts";

const crossedOut = "text-on-surface-soft line-through";

export function AgendaEvent({ event }: { event: EventData }) {
  const { t, to } = useI18n();
  const { id, title, lang, day, weekday, ends, cancelled, note, url, branch, file } = event;
  const Cancelled = cancelled ? "s" : "span";
  return (
    <li
      id={id}
      className={styles.event}
      data-cancelled={cancelled || undefined}
      data-ends={ends}
      hidden={useHasEnded(ends)}
      suppressHydrationWarning
    >
      <p className={styles.day}>
        <b className={cancelled ? `block ${crossedOut}` : "block"}>{Number(day.slice(8))}</b> <span>{weekday}</span>
      </p>
      <article className="min-w-0 @max-xs/page:col-span-full">
        <h4 lang={lang} className="mb-1 display-text text-balance text-lg leading-tight">
          <Cancelled className={cancelled ? crossedOut : undefined}>
            {url === undefined ? (
              title
            ) : (
              <ExternalLink className="hover:underline" href={url}>
                {title}
              </ExternalLink>
            )}
          </Cancelled>
        </h4>
        <WhenAndWhere event={event} />
        {note !== undefined && (
          <p className="text-sm text-on-surface-soft" lang={note.lang}>
            {note.text}
          </p>
        )}
      </article>
      {branch && (
        <a
          className="col-2 inline-flex min-h-11 items-center gap-2.5 justify-self-start text-sm font-semibold hover:underline lg:col-3 @max-xs/page:col-span-full"
          href={to("branch", { id: branch.id })}
        >
          <img
            {...branch.emblem}
            alt=""
            className={`size-11 print:hidden ${cancelled ? "[filter:grayscale(1)]" : ""}`}
            loading="lazy"
          />
          {branch.name}
        </a>
      )}
      {file !== undefined && (
        <a
          className="-col-end-1 row-1 grid min-h-11 min-w-11 place-content-center justify-items-center text-2xs leading-none font-semibold hover:bg-night hover:text-on-night print:hidden"
          href={file}
          type="text/calendar"
          download
        >
          <svg className="size-4 fill-none stroke-current stroke-2" viewBox="0 0 20 20" aria-hidden="true">
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
        <strong className="mr-2 bg-night px-2 py-0.5 font-display text-sm leading-normal font-bold text-on-night">
          {t("events.cancelled")}
        </strong>
      )}{" "}
      <Time className={`mr-2 inline-block font-semibold ${cancelled ? crossedOut : ""}`}>
        <time dateTime={start}>{when}</time>
      </Time>{" "}
      {[place ?? t("events.online"), spoken].filter(Boolean).join(", ")}
    </p>
  );
}
