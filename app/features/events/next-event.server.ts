import {
  type AgendaEvent,
  branchOfEvent,
  clockOfEvent,
  clockText,
  endOfEvent,
  foreign,
  upcomingEvents,
  whereOf,
} from "#model/agenda.ts";
import { formatClock, formatDayOfMonth, formatWeekday } from "#model/formats.ts";
import { type Language, locales } from "#model/languages.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { content } from "../../content/source.server.ts";

/** Several, so that the next one shows when the first ends before the next build. */
const candidates = 3;

/** The next events of all branches, with the city of each. */
export function nextEventData(lang: Language, today: Date) {
  return nextOf(today).map(({ event, branch }) => {
    const { day, clock } = clockOfEvent(event.start, branch);
    const date = `${formatWeekday(day, lang)} ${formatDayOfMonth(day, lang)}`;
    return {
      ...briefOf(event, lang),
      when: clock === undefined ? date : `${date}, ${clockText(clock, branch, lang)}`,
      where: [whereOf(event, branch, lang), spokenIn(event, lang)].filter(Boolean).join(", "),
    };
  });
}

export function nextSessionData(lang: Language, today: Date, branchId: string) {
  return nextOf(today, branchId).map(({ event, branch }) => {
    const { day, clock } = clockOfEvent(event.start, branch);
    const { weekday, ...date } = dayOf(day, clock, lang);
    return { ...briefOf(event, lang), ...date, when: [weekday, spokenIn(event, lang)].filter(Boolean).join(", ") };
  });
}

function nextOf(today: Date, branchId?: string) {
  return upcomingEvents(content(), today)
    .map((event) => ({ event, branch: branchOfEvent(content(), event) }))
    .filter(({ event, branch }) => !event.cancelled && (branchId === undefined || branch?.id === branchId))
    .slice(0, candidates);
}

function briefOf(event: AgendaEvent, lang: Language) {
  const { id, title, start } = event;
  const other = foreign(event, lang);
  return { id, title, start, ends: endOfEvent(event), ...(other && { lang: other }) };
}

function spokenIn(event: AgendaEvent, lang: Language): string | undefined {
  const other = foreign(event, lang);
  return other && buildWords[lang].spoken[other];
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
export type NextSessionData = ReturnType<typeof nextSessionData>[number];
