import { ChoiceRow } from "../../ui/choice-row.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { cityTarget } from "./city.ts";
import type { AgendaData, EventData } from "./events.server.ts";

type AgendaHeadProps = {
  agenda: AgendaData;
  events: EventData[];
  city: string | undefined;
  feed: string;
  calendar: string | undefined;
};

export function AgendaHead({ agenda: { cities, read, stale = false }, events, city, feed, calendar }: AgendaHeadProps) {
  const { lang, t } = useI18n();
  const choices = [{ id: undefined, name: t("events.all") }, ...cities].map(({ id, name }) => ({
    name,
    to: cityTarget(id, lang),
    isCurrent: id === city,
    count: events.filter(({ branch }) => id === undefined || branch?.city === id).length,
  }));
  return (
    <>
      <ChoiceRow label={t("events.filter")} choices={choices} scrolls />
      <p className="flex flex-wrap items-center gap-x-8 pt-1 text-sm text-on-surface-soft print:hidden">
        <span className="mr-auto empty:hidden">{read !== undefined && !stale && t("events.read", { date: read })}</span>
        <TextLink className="text-on-surface" href={feed} type="text/calendar">
          {t("events.calendarFeed")}
        </TextLink>
        <TextLink
          className="text-on-surface"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`}
        >
          {t("events.googleCalendar")}
        </TextLink>
        <CopyButton
          look="line"
          text={feed.replace("webcal:", "https:")}
          label={t("events.copyFeed")}
          shown={t("events.copyFeed")}
        />
      </p>
      {read !== undefined && stale && (
        <Notice>
          <b>{t("events.stale", { date: read })}</b> {t("events.staleText")}{" "}
          {calendar !== undefined && (
            <TextLink className="text-on-surface" href={calendar}>
              {t("events.staleLink")}
            </TextLink>
          )}
        </Notice>
      )}
    </>
  );
}
