import { useI18n } from "../../ui/i18n.tsx";
import { Calendar, type CalendarProps } from "../../integrations/calendar/calendar.tsx";

type EventCalendarProps = {
  text: { heading: string; text: string };
  embed: CalendarProps;
  feed: string | undefined;
};

export function EventCalendar({ text, embed, feed }: EventCalendarProps) {
  const { t } = useI18n();
  return (
    <section className="wrap py-section" aria-labelledby="calendar">
      <h2 id="calendar">{text.heading}</h2>
      <p className="lede mt-6">{text.text}</p>
      {feed !== undefined && (
        <p className="mt-4">
          <a className="text-link" href={feed} type="text/calendar">
            {t("events.calendarFeed")}
          </a>
        </p>
      )}
      <div className="mt-8">
        <Calendar {...embed} />
      </div>
    </section>
  );
}
