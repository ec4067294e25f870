import { ButtonLink } from "../../ui/button.tsx";
import { HidePast } from "../../ui/hide-past.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Art } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import type { AgendaData, EventData } from "./events.server.ts";
import { AgendaHead } from "./agenda-head.tsx";
import { AgendaEvent } from "./agenda-event.tsx";
import styles from "./agenda.module.css";
import { cityTarget, useCity } from "./city.ts";

type AgendaProps = { agenda: AgendaData; feed: string; calendar: string | undefined };

export function Agenda({ agenda, feed, calendar }: AgendaProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const { city, unknown } = useCity(agenda.cities);
  const months = agenda.months.map((month) => ({
    ...month,
    events: month.events.filter(({ branch }) => city === undefined || branch?.city === city.id),
  }));
  const all = agenda.months.flatMap(({ events }) => events);
  const ahead = (events: EventData[]) => (hydrated ? events.filter(({ ends }) => ends > Date.now()) : events);
  const shown = ahead(months.flatMap(({ events }) => events)).length;
  const end = all.length > 0 ? lastEnd(all) : undefined;
  const over = useHasEnded(end);
  return (
    <section className="wrap pt-12 pb-section" aria-labelledby="agenda">
      <HidePast />
      <h2 id="agenda" className="sr-only">
        {t("events.list")}
      </h2>
      {end !== undefined && (
        <div data-ends={end} hidden={over} suppressHydrationWarning>
          {agenda.sample !== undefined && <Notice>{agenda.sample}</Notice>}
          {/* Recounted only once a city is chosen, because a number that changes by itself would shift the row. */}
          <AgendaHead
            agenda={agenda}
            events={city ? ahead(all) : all}
            city={city?.id}
            feed={city?.feed ?? feed}
            calendar={calendar}
          />
          <p className="sr-only" role="status">
            {hydrated && t("events.shown", { count: shown })}
          </p>
          {unknown !== undefined && <Notice>{t("events.unknownCity", { city: unknown })}</Notice>}
          {city && shown === 0 && <NoneInCity city={city.name} next={ahead(all)[0]} />}
          <div className="grid gap-y-12 pt-6">
            {months.map(
              ({ name, year, events }) =>
                events.length > 0 && <Month key={name + year} name={name} year={year} events={events} />,
            )}
          </div>
        </div>
      )}
      <NoDates art={agenda.noDates} begins={end} feed={feed} />
    </section>
  );
}

function Month({ name, year, events }: AgendaData["months"][number]) {
  const ends = lastEnd(events);
  return (
    <section className={styles.month} data-ends={ends} hidden={useHasEnded(ends)} suppressHydrationWarning>
      <h3 className={styles.name}>
        {name} <small>{year}</small>
      </h3>
      <ol className="border-t-3 border-rule-strong">
        {events.map((event) => (
          <AgendaEvent key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function NoneInCity({ city, next }: { city: string; next: EventData | undefined }) {
  const { lang, t } = useI18n();
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-y-3 border-rule-strong py-5 text-lg">
      <p>
        <b>{t("events.none", { city })}</b>{" "}
        {next && (
          <>
            {t("events.nearest")}{" "}
            <TextLink href={`${cityTarget(undefined, lang)}#${next.id}`} lang={next.lang}>
              {next.title}
            </TextLink>
          </>
        )}
      </p>
      <TextLink href={cityTarget(undefined, lang)}>{t("events.everywhere")}</TextLink>
    </div>
  );
}

function NoDates({ art, begins, feed }: { art: Art; begins: number | undefined; feed: string }) {
  const { t, to } = useI18n();
  return (
    <div className="bg-day px-gutter py-8" data-begins={begins} hidden={!useHasEnded(begins)} suppressHydrationWarning>
      <img {...art} className="mb-6 h-auto w-full object-contain" alt="" loading="lazy" />
      <p className="font-display text-3xl leading-display font-bold tracking-display">{t("events.noDates")}</p>
      <p className="lede mt-5">{t("events.noDatesText")}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
        <ButtonLink href={feed} type="text/calendar">
          {t("events.subscribe")}
        </ButtonLink>
        <TextLink href={to("branches")}>{t("events.writeTo")}</TextLink>
      </p>
    </div>
  );
}

function lastEnd(events: EventData[]): number {
  return Math.max(...events.map(({ ends }) => ends));
}
