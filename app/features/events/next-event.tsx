import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useOver } from "../../ui/use-over.ts";
import type { NextEventData } from "./next-event.server.ts";

/** One line: what is on next, here or anywhere. The first that is not over is shown; after the last, it says that there is none. The page begins with <Leaving />. */
export function NextEvent({ next: { events, ask } }: { next: NextEventData }) {
  const { t } = useI18n();
  return (
    <aside className="next-event" aria-label={t("next.label")}>
      {events.map((event) => (
        <Line key={event.id} event={event} />
      ))}
      <Quiet begins={events.at(-1)?.ends} ask={ask} />
    </aside>
  );
}

function Line({ event }: { event: NextEventData["events"][number] }) {
  const { t, to } = useI18n();
  const { id, title, lang, start, when, where, ends, file } = event;
  return (
    <div className="wrap" data-ends={ends} hidden={useOver(ends)} suppressHydrationWarning>
      <p className="next-event-label">{t("next.label")}</p>
      <time dateTime={start}>{when}</time>
      <p className="next-event-what">
        <PageLink className="next-event-title" to={`${to("events")}#${id}`} lang={lang}>
          {title}
        </PageLink>{" "}
        {where && <span>{where}</span>}
      </p>
      {file === undefined ? (
        <PageLink className="text-link" to={to("events")}>
          {t("next.all")}
        </PageLink>
      ) : (
        <a className="text-link" href={file} type="text/calendar" download>
          {t("next.add")}
        </a>
      )}
    </div>
  );
}

function Quiet({ begins, ask }: { begins: number | undefined; ask: NextEventData["ask"] }) {
  const { t, to } = useI18n();
  return (
    <div className="wrap next-event-quiet" data-begins={begins} hidden={!useOver(begins)} suppressHydrationWarning>
      <p className="next-event-label">{t("next.none")}</p>
      <p className="next-event-what">{t("next.nothing")}</p>
      {ask ? (
        <a className="text-link" href={`mailto:${ask.email}`}>
          {t("next.write", { place: ask.place })}
        </a>
      ) : (
        <PageLink className="text-link" to={to("events")}>
          {t("next.all")}
        </PageLink>
      )}
    </div>
  );
}
