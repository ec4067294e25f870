import { useI18n } from "../../ui/i18n.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { AgendaData, EventData } from "./agenda.server.ts";
import { cityTarget } from "./city.ts";

type AgendaHeadProps = {
  agenda: AgendaData;
  events: EventData[];
  city: string | undefined;
  feed: string;
  calendar: string | undefined;
};

export function AgendaHead({ agenda: { cities, read, stale = false }, events, city, feed, calendar }: AgendaHeadProps) {
  const { lang, t } = useI18n();
  const inCity = (id: string | undefined) => events.filter(({ branch }) => id === undefined || branch?.city === id);
  return (
    <>
      <nav className="needs-script" aria-label={t("events.filter")}>
        <ul className="choice-row agenda-cities">
          {[{ id: undefined, name: t("events.all") }, ...cities].map(({ id, name }) => (
            <li key={name}>
              <PageLink to={cityTarget(id, lang)} aria-current={id === city ? "true" : undefined} preventScrollReset>
                {name} <span className="font-normal">({inCity(id).length})</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="agenda-sub">
        <span>{read !== undefined && !stale && t("events.read", { date: read })}</span>
        <a className="text-link" href={feed} type="text/calendar">
          {t("events.calendarFeed")}
        </a>
      </p>
      {read !== undefined && stale && (
        <p className="agenda-notice">
          <b>{t("events.stale", { date: read })}</b> {t("events.staleText")}{" "}
          {calendar !== undefined && (
            <ExternalLink className="text-link" href={calendar}>
              {t("events.staleLink")}
            </ExternalLink>
          )}
        </p>
      )}
    </>
  );
}
