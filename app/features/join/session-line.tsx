import { useI18n } from "../../ui/i18n.tsx";
import type { Session } from "./sessions.server.ts";

export function SessionLine({ session, label }: { session: Session; label?: string }) {
  const { to } = useI18n();
  const { id, title, lang, spoken, start, day, weekday, date, clock, where } = session;
  return (
    <p className="session">
      <span className="session-day" aria-hidden="true">
        <b>{day}</b> {weekday}
      </span>
      <span>
        <small className="block text-xs">
          {label && `${label}, `}
          <time dateTime={start}>{clock === undefined ? date : `${date}, ${clock}`}</time>
          {!label && where && `, ${where}`}
          {spoken && `, ${spoken}`}
        </small>
        <a className="py-1 underline underline-offset-[0.2em]" href={`${to("events")}#${id}`} lang={lang}>
          {title}
        </a>
      </span>
    </p>
  );
}
