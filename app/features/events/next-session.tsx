import { useI18n } from "../../ui/i18n.tsx";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import type { NextEventData } from "./next-event.server.ts";

/** Shows the first session that has not ended; the page needs <HidePast />. */
export function NextSession({ sessions }: { sessions: NextEventData[] }) {
  return sessions.map((session) => <SessionDay key={session.id} session={session} />);
}

function SessionDay({ session }: { session: NextEventData }) {
  const { t, to } = useI18n();
  const { id, title, lang, start, day, month, weekday, spoken, ends } = session;
  return (
    <p className="session next-session" data-ends={ends} hidden={useHasEnded(ends)} suppressHydrationWarning>
      <time dateTime={start} className="session-day">
        <b>{day}</b> <span>{month}</span>
      </time>
      <span>
        <span className="mb-[0.15rem] block text-xs text-on-night-soft">
          {t("next.session", { when: [weekday, spoken].filter(Boolean).join(", ") })}
        </span>
        <a href={`${to("events")}#${id}`} lang={lang}>
          {title}
        </a>
      </span>
    </p>
  );
}
