import { Notice } from "../../ui/notice.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import type { AgendaData, EventData } from "./agenda.server.ts";
import { AgendaHead } from "./agenda-head.tsx";
import { AgendaEvent } from "./agenda-event.tsx";
import { useCity } from "./city.ts";
import { HidePast } from "../../ui/hide-past.tsx";
import { NoDates, NoneInCity } from "./no-events.tsx";

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
          <div className="grid gap-[clamp(2.5rem,4vw,4rem)] pt-6">
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
    <section className="agenda-month min-w-0" data-ends={ends} hidden={useHasEnded(ends)} suppressHydrationWarning>
      <h3>
        {name}{" "}
        <small className="text-on-surface-soft font-text font-normal text-lg leading-none tracking-[0]">{year}</small>
      </h3>
      <ol className="border-t-3 border-rule-strong">
        {events.map((event) => (
          <AgendaEvent key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function lastEnd(events: EventData[]): number {
  return Math.max(...events.map(({ ends }) => ends));
}
