import {
  branchOfEvent,
  clockOfEvent,
  clockText,
  endOfEvent,
  foreign,
  placeOf,
  upcomingEvents,
  whereOf,
} from "#model/agenda.ts";
import { formatClock, formatDayOfMonth, formatWeekday } from "#model/formats.ts";
import { type Language, locales } from "#model/languages.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { content } from "../../content/source.server.ts";

/** Several, so that the next one shows when the first ends before the next build. */
const candidates = 3;

/** The next events of all branches, or of one. */
export function nextEventData(lang: Language, today: Date, branchId?: string) {
  return upcomingEvents(content(), today)
    .map((event) => ({ event, branch: branchOfEvent(content(), event) }))
    .filter(({ event, branch }) => !event.cancelled && (branchId === undefined || branch?.id === branchId))
    .slice(0, candidates)
    .map(({ event, branch }) => {
      const { day, clock } = clockOfEvent(event.start, branch);
      const date = `${formatWeekday(day, lang)} ${formatDayOfMonth(day, lang)}`;
      // The home page needs only the city, a branch's own page the exact place.
      const where = branchId === undefined ? whereOf(event, branch, lang) : placeOf(event, branch, lang);
      const other = foreign(event, lang);
      const spoken = other && buildWords[lang].spoken[other];
      return {
        id: event.id,
        title: event.title,
        start: event.start,
        when: clock === undefined ? date : `${date}, ${clockText(clock, branch, lang)}`,
        where: [where, spoken].filter(Boolean).join(", "),
        ...dayOf(day, clock, lang),
        spoken,
        ends: endOfEvent(event),
        ...(other && { lang: other }),
      };
    });
}

/** « 13 », « janv. », « mercredi à 18 h 30 » */
function dayOf(day: string, clock: string | undefined, lang: Language) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], { ...options, timeZone: "UTC" }).format(new Date(day));
  const weekday = part({ weekday: "long" });
  const at = lang === "fr" ? "à" : "at";
  return {
    day: Number(day.slice(8)),
    month: part({ month: "short" }),
    weekday: clock === undefined ? weekday : `${weekday} ${at} ${formatClock(clock, lang)}`,
  };
}

export type NextEventData = ReturnType<typeof nextEventData>[number];
