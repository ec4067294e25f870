import { ChoiceRow } from "../../ui/choices.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { AgendaData } from "./events.server.ts";

/** The city in the address. */
export const parameter = { fr: "ville", en: "city" };

type AgendaHeadProps = { agenda: AgendaData; feed: string; calendar: string | undefined };

export function AgendaHead({ agenda, feed, calendar }: AgendaHeadProps) {
  const { lang, t, to } = useI18n();
  const { cities, months, read, stale = false } = agenda;
  const events = months.flatMap((month) => month.events);
  const all = { id: "", name: t("events.all"), href: to("events"), isCurrent: true, count: events.length };
  const choices = cities.map(({ id, name, names }) => ({
    id: names.join(" "),
    name,
    href: `${to("events")}?${parameter[lang]}=${id}`,
    isCurrent: false,
    count: events.filter(({ branch }) => branch?.city === id).length,
  }));
  return (
    <>
      <ChoiceRow label={t("events.filter")} choices={[all, ...choices]} scrolls />
      <div className="flex flex-wrap items-center gap-x-8 pt-1 text-sm text-on-surface-soft print:hidden">
        <span className="mr-auto empty:hidden">{read !== undefined && !stale && t("events.read", { date: read })}</span>
        {[{ id: "", feed }, ...cities].map((choice) => (
          <Subscription key={choice.id} {...choice} />
        ))}
      </div>
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

/** The calendar of one city, shown when it is chosen. */
function Subscription({ id, feed }: { id: string; feed: string }) {
  const { t } = useI18n();
  return (
    <p className="flex flex-wrap items-center gap-x-8" data-only={id} hidden={id !== ""}>
      <TextLink className="text-on-surface" href={feed} type="text/calendar">
        {t("events.calendarFeed")}
      </TextLink>
      <TextLink
        className="text-on-surface"
        href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`}
      >
        {t("events.googleCalendar")}
      </TextLink>
      <CopyButton look="line" text={feed.replace("webcal:", "https:")} label={t("events.copyFeed")} />
    </p>
  );
}
