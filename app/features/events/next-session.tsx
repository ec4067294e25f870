import { DayTile } from "../../ui/day-tile.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import type { NextSessionData } from "./next-event.server.ts";

/** Shows the first session that has not ended; the page needs <HidePast />. */
export function NextSession({ sessions }: { sessions: NextSessionData[] }) {
  return sessions.map((session) => <SessionDay key={session.id} session={session} />);
}

function SessionDay({ session }: { session: NextSessionData }) {
  const { t, to } = useI18n();
  const { id, title, lang, start, day, month, when, ends } = session;
  return (
    <p
      className="first-shown mt-auto grid grid-cols-[auto_1fr] items-center gap-4 pt-4 leading-snug lg:mt-0"
      data-ends={ends}
      hidden={useHasEnded(ends)}
      suppressHydrationWarning
    >
      <time dateTime={start}>
        <DayTile day={day} unit={month} />
      </time>
      <span>
        <span className="block text-xs text-on-night-soft">{t("next.session", { when })}</span>
        <a
          className="inline-block min-h-11 display-text text-base leading-tight hover:underline"
          href={`${to("events")}#${id}`}
          lang={lang}
        >
          {title}
        </a>
      </span>
    </p>
  );
}
