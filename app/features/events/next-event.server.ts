import { branchOfEvent, clockOfEvent, endOfEvent, foreign, upcomingEvents } from "#model/agenda.ts";
import { eventFile } from "#model/files.ts";
import { formatClock, formatDayOfMonth, formatWeekday } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { getBranch } from "../../content/branches.server.ts";
import { content } from "../../content/source.server.ts";

/** More than one, so that others take their turn when the first are over before the site is built again. */
const candidates = 3;

/** The next event of all, or that of one branch; nothing where there is none and nobody to ask. */
export function nextEventData(lang: Language, today: Date, branchId?: string) {
  const events = upcomingEvents(content(), today)
    .map((event) => ({ event, branch: branchOfEvent(content(), event) }))
    .filter(({ event, branch }) => !event.cancelled && (branchId === undefined || branch?.id === branchId))
    .slice(0, candidates)
    .map(({ event, branch }) => {
      const { day, clock } = clockOfEvent(event.start, branch);
      const date = `${formatWeekday(day, lang)} ${formatDayOfMonth(day, lang)}`;
      // Among all branches the city says enough; at home it is the place that has to be found.
      const where = branchId === undefined ? [branch?.name[lang], event.place?.split(", ").at(-1)] : [event.place];
      return {
        id: event.id,
        title: event.title,
        start: event.start,
        when: clock === undefined ? date : `${date}, ${formatClock(clock, lang)}`,
        where: [...new Set(where)].filter(Boolean).join(", "),
        ends: endOfEvent(event),
        ...(foreign(event, lang) && { lang: foreign(event, lang) }),
        ...(branchId !== undefined && { file: eventFile(event.id) }),
      };
    });
  if (branchId === undefined) return events.length > 0 ? { events } : undefined;
  const { name, contact } = getBranch(branchId);
  return { events, ask: { place: name[lang], email: contact.email } };
}

export type NextEventData = NonNullable<ReturnType<typeof nextEventData>>;
