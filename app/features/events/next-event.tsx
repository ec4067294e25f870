import { useI18n } from "../../ui/i18n.tsx";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import { TextLink } from "../../ui/text-link.tsx";
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
        <a className="next-event-title" href={`${to("events")}#${id}`} lang={lang}>
          {title}
        </a>{" "}
        {where && <span>{where}</span>}
      </p>
      <TextLink className="justify-self-start md:self-center md:[grid-area:link] xl:self-baseline" href={to("events")}>
        {t("next.all")}
      </TextLink>
    </div>
  );
}

function NoEvent({ begins }: { begins: number | undefined }) {
  const { t, to } = useI18n();
  return (
    <div className="wrap next-event-quiet" data-begins={begins} hidden={!useHasEnded(begins)} suppressHydrationWarning>
      <p className="next-event-label">{t("next.none")}</p>
      <p className="next-event-what">{t("next.nothing")}</p>
      <TextLink className="justify-self-start md:self-center md:[grid-area:link] xl:self-baseline" href={to("events")}>
        {t("next.all")}
      </TextLink>
    </div>
  );
}
