import { useI18n } from "../../ui/i18n.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import styles from "./agenda.module.css";
import type { EventData } from "./events.server.ts";

const struck = "text-on-surface-soft line-through";

export function AgendaEvent({ event }: { event: EventData }) {
  const { t, to } = useI18n();
  const { id, title, lang, day, weekday, ends, cancelled, note, url, branch, file } = event;
  const Cancelled = cancelled ? "s" : "span";
  return (
    <li
      id={id}
      className={`relative grid border-b border-rule leading-normal hover:bg-raised target:bg-raised ${styles.event}`}
      data-cancelled={cancelled || undefined}
      data-ends={ends}
      data-part={branch?.city ?? "none"}
    >
      <p className={styles.day}>
        <b className={`block ${cancelled ? struck : ""}`}>{Number(day.slice(8))}</b>{" "}
        <span className="mt-2 block font-text text-sm leading-none font-normal tracking-normal lg:mt-0">{weekday}</span>
      </p>
      <article className="min-w-0 max-lg:pb-2 @max-xs/page:col-span-full">
        <h4 lang={lang} className="display-text text-balance text-lg leading-tight">
          <Cancelled className={cancelled ? struck : undefined}>
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
          className="col-2 inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-semibold hover:underline lg:col-auto @max-xs/page:col-span-full"
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
          className="row-1 -col-end-1 grid min-h-11 min-w-11 place-content-center justify-items-center font-semibold hover:bg-night hover:text-on-night print:hidden"
          href={file}
          type="text/calendar"
          download
        >
          <svg className="size-4 fill-none stroke-current stroke-2" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 4h16v14H2zM2 8h16M6 1v5M14 1v5M10 10v6M7 13h6" />
          </svg>
          <span className="sr-only">{t("events.add", { title })} </span>
          <span className="text-2xs leading-none">.ics</span>
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
    <p className="mt-1">
      {cancelled && (
        <strong className="mr-2 bg-night px-2 py-0.5 font-display text-sm leading-normal font-bold text-on-night">
          {t("events.cancelled")}
        </strong>
      )}{" "}
      <Time className={`mr-2 inline-block font-semibold ${cancelled ? struck : ""}`}>
        <time dateTime={start}>{when}</time>
      </Time>{" "}
      {[place ?? t("events.online"), spoken].filter(Boolean).join(", ")}
    </p>
  );
}
