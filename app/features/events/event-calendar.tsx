import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { Calendar, type CalendarProps } from "../../integrations/calendar/calendar.tsx";

type EventCalendarProps = {
  text: { heading: string; text: string };
  url: string | undefined;
  embed: CalendarProps | undefined;
};

export function EventCalendar({ text, url, embed }: EventCalendarProps) {
  const { t } = useI18n();
  const page = url ?? (embed && `https://luma.com/calendar/${embed.id}`);
  return (
    <Section ground="day" aria-labelledby="calendar">
      <div className="wrap">
        <h2 id="calendar">{text.heading}</h2>
        <p className="lede mt-6">{text.text}</p>
        <div className="mt-8">
          {page !== undefined && <ButtonLink href={page}>{t("events.calendarLink")}</ButtonLink>}
        </div>
        {embed && (
          <div className="mt-6">
            <Calendar {...embed} />
          </div>
        )}
      </div>
    </Section>
  );
}
