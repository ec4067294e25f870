import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import type { NextEventData } from "./next-event.server.ts";

/** Shows the first event that has not ended, then a message; the page needs <HidePast />. */
export function NextEvent({ events }: { events: NextEventData[] }) {
  const { t } = useI18n();
  return (
    <aside className="next-event" aria-label={t("next.label")}>
      {events.map((event) => (
        <Line key={event.id} event={event} />
      ))}
      <NoEvent begins={events.at(-1)?.ends} />
    </aside>
  );
}

function Line({ event }: { event: NextEventData }) {
  const { t, to } = useI18n();
  const { id, title, lang, start, when, where, ends } = event;
  return (
    <div className="wrap" data-ends={ends} hidden={useHasEnded(ends)} suppressHydrationWarning>
      <p className="next-event-label">{t("next.label")}</p>
      <time className="font-semibold" dateTime={start}>
        {when}
      </time>
      <p className="next-event-what">
        <PageLink className="next-event-title" to={`${to("events")}#${id}`} lang={lang}>
          {title}
        </PageLink>{" "}
        {where && <span>{where}</span>}
      </p>
      <PageLink className="text-link" to={to("events")}>
        {t("next.all")}
      </PageLink>
    </div>
  );
}

function NoEvent({ begins }: { begins: number | undefined }) {
  const { t, to } = useI18n();
  return (
    <div className="wrap next-event-quiet" data-begins={begins} hidden={!useHasEnded(begins)} suppressHydrationWarning>
      <p className="next-event-label">{t("next.none")}</p>
      <p className="next-event-what">{t("next.nothing")}</p>
      <PageLink className="text-link" to={to("events")}>
        {t("next.all")}
      </PageLink>
    </div>
  );
}
