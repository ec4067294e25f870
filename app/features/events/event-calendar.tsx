import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Calendar, type CalendarProps } from "../../integrations/calendar/calendar.tsx";

type EventCalendarProps = {
  text: { heading: string; text: string };
  url: string | undefined;
  embed: Omit<CalendarProps, "publicUrl"> | undefined;
};

export function EventCalendar({ text, url, embed }: EventCalendarProps) {
  const { t } = useI18n();
  return (
    <section className="section-day" aria-labelledby="calendar">
      <div className="wrap">
        <h2 id="calendar">{text.heading}</h2>
        <p className="lede mt-6">{text.text}</p>
        <div className="mt-8">
          {embed ? (
            <Calendar {...embed} publicUrl={url ?? `https://luma.com/calendar/${embed.id}`} />
          ) : (
            url !== undefined && <ButtonLink href={url}>{t("events.calendarLink")}</ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
