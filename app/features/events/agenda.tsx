import { ButtonLink } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { HidePast } from "../../ui/hide-past.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Art } from "../../ui/picture.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { AgendaData, EventData } from "./events.server.ts";
import { AgendaHead, parameter } from "./agenda-head.tsx";
import { AgendaEvent } from "./agenda-event.tsx";

type AgendaProps = { agenda: AgendaData; feed: string; calendar: string | undefined };

export function Agenda({ agenda, feed, calendar }: AgendaProps) {
  const { t } = useI18n();
  const { months, cities, sample, noDates } = agenda;
  const end = months.length > 0 ? lastEnd(months.flatMap(({ events }) => events)) : undefined;
  return (
    <section className="wrap pt-12 pb-section" aria-labelledby="agenda">
      <HidePast />
      <h2 id="agenda" className="sr-only">
        {t("events.list")}
      </h2>
      {end !== undefined && (
        <div data-ends={end}>
          {sample !== undefined && <Notice>{sample}</Notice>}
          <Choices parameter={parameter} shown="events.shown">
            <AgendaHead agenda={agenda} feed={feed} calendar={calendar} />
            <Notice data-unknown={t("events.unknownCity")} hidden />
            <NoneInCity cities={cities} next={months[0]!.events[0]!} />
            <div className="grid gap-y-12 pt-6">
              {months.map((month) => (
                <Month key={month.name + month.year} {...month} />
              ))}
            </div>
          </Choices>
        </div>
      )}
      <NoDates art={noDates} begins={end} feed={feed} />
    </section>
  );
}

function Month({ name, year, events }: AgendaData["months"][number]) {
  return (
    <section
      className="min-w-0 items-start gap-x-8 xl:grid xl:grid-cols-[1fr_3fr]"
      data-ends={lastEnd(events)}
      data-parts=""
    >
      <h3 className="flex items-baseline gap-2 pb-4 text-2xl leading-none tracking-display xl:sticky xl:top-[calc(var(--bar)+1rem)] xl:flex-col">
        {name}{" "}
        <small className="font-text text-lg leading-none font-normal tracking-normal text-on-surface-soft">
          {year}
        </small>
      </h3>
      <ol className="border-t-3 border-rule-strong">
        {events.map((event) => (
          <AgendaEvent key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

/** Shown when the chosen city has no event; the script names a later event once the next one has ended. */
function NoneInCity({ cities, next }: Pick<AgendaData, "cities"> & { next: EventData }) {
  const { t, to } = useI18n();
  return (
    <div
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-y-3 border-rule-strong py-5 text-lg"
      data-none=""
      hidden
    >
      <p>
        {cities.map(({ id, name }) => (
          <b key={id} data-only={id}>
            {t("events.none", { city: name })}
          </b>
        ))}{" "}
        {t("events.nearest")}{" "}
        <TextLink data-next="" href={`${to("events")}#${next.id}`} lang={next.lang}>
          {next.title}
        </TextLink>
      </p>
      <TextLink href={to("events")}>{t("events.everywhere")}</TextLink>
    </div>
  );
}

function NoDates({ art, begins, feed }: { art: Art; begins: number | undefined; feed: string }) {
  const { t, to } = useI18n();
  return (
    <div className="bg-day px-gutter py-8" data-begins={begins} hidden={begins !== undefined}>
      <img {...art} className="mb-6 w-full object-contain" alt="" loading="lazy" />
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
