import { branchOfEvent, clockOfEvent, endOfEvent, foreign, upcomingEvents } from "#model/agenda.ts";
import { formatClock, formatDayOfMonth, formatWeekday } from "#model/formats.ts";
import { type Language, languages } from "#model/languages.ts";
import { content } from "../../content/source.server.ts";

/** The sessions to come, the next first, each with the branch that invites. */
export function sessionsData(lang: Language, today: Date) {
  return upcomingEvents(content(), today)
    .filter(({ cancelled }) => !cancelled)
    .map((event) => {
      const branch = branchOfEvent(content(), event);
      const { day, clock } = clockOfEvent(event.start, branch);
      const town = event.place?.split(", ").at(-1);
      const isCity = languages.some((code) => branch?.city[code] === town);
      return {
        id: event.id,
        branch: branch?.id,
        title: event.title,
        lang: foreign(event, lang),
        start: event.start,
        ends: endOfEvent(event),
        day: Number(day.slice(8)),
        weekday: formatWeekday(day, lang),
        date: formatDayOfMonth(day, lang),
        clock: clock && formatClock(clock, lang),
        where: [branch?.name[lang], isCity ? undefined : town].filter(Boolean).join(", "),
      };
    });
}

export type Session = ReturnType<typeof sessionsData>[number];
