import { branchOfEvent, clockOfEvent, endOfEvent, foreign, upcomingEvents, whereOf } from "#model/agenda.ts";
import { formatClock, formatDayOfMonth, formatWeekday } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { content } from "../../content/source.server.ts";

export function sessionsData(lang: Language, today: Date) {
  return upcomingEvents(content(), today)
    .filter(({ cancelled }) => !cancelled)
    .map((event) => {
      const branch = branchOfEvent(content(), event);
      const { day, clock } = clockOfEvent(event.start, branch);
      const other = foreign(event, lang);
      return {
        id: event.id,
        branch: branch?.id,
        title: event.title,
        lang: other,
        spoken: other && buildWords[lang].spoken[other],
        start: event.start,
        ends: endOfEvent(event),
        day: Number(day.slice(8)),
        weekday: formatWeekday(day, lang),
        date: formatDayOfMonth(day, lang),
        clock: clock && formatClock(clock, lang),
        where: whereOf(event, branch, lang),
      };
    });
}

export type Session = ReturnType<typeof sessionsData>[number];
