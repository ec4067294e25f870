import { type AgendaEvent, branchOfEvent, clockOfEvent, endOfEvent, foreign, upcomingEvents } from "#model/agenda.ts";
import { eventFile } from "#model/files.ts";
import { formatClock, formatDayOfMonth, formatMonth, formatWeekday } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { isOpen, listedBranches, type OpenBranchEntry } from "#model/selections.ts";
import { slugOf } from "#model/slug.ts";
import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";

/** As long as this after its last reading the list is said to be fresh: nights on which the calendar does not answer happen. */
const daysFresh = 10;

/** What is to come, month by month, as of the day of the build. */
export function agendaData(lang: Language, today: Date) {
  const events = upcomingEvents(content(), today).map((event) => eventData(event, lang));
  const byMonth = [...Map.groupBy(events, ({ day }) => day.slice(0, 7)).values()];
  return {
    months: byMonth.map((list) => ({
      name: formatMonth(list[0]!.day, lang),
      year: list[0]!.day.slice(0, 4),
      events: list,
    })),
    cities: cityChoices(lang),
    ...reading(lang, today),
  };
}

function eventData(event: AgendaEvent, lang: Language) {
  const branch = branchOfEvent(content(), event);
  const { id, title, start, end, place, note, url, cancelled } = event;
  const { day, clock } = clockOfEvent(start, branch);
  const last = end === undefined ? day : clockOfEvent(end, branch).day;
  return {
    id,
    title,
    start,
    day,
    weekday: formatWeekday(day, lang),
    ends: endOfEvent(event),
    cancelled,
    ...(clock !== undefined && { clock: formatClock(clock, lang) }),
    ...(clock === undefined && last !== day && { until: formatDayOfMonth(last, lang) }),
    ...(place !== undefined && { place }),
    ...(note !== undefined && { note }),
    ...(url !== undefined && { url }),
    ...(foreign(event, lang) && { lang: foreign(event, lang) }),
    ...(!cancelled && { file: eventFile(id) }),
    ...(branch && {
      branch: {
        id: branch.id,
        name: branch.name[lang],
        city: cityId(branch),
        emblem: art(`emblem/${branch.id}`),
      },
    }),
  };
}

/** The cities of the branches, in the order of the list. */
function cityChoices(lang: Language) {
  const branches = listedBranches(content()).filter(isOpen);
  const names = new Map(branches.map((branch) => [cityId(branch), branch.city[lang]]));
  return [...names].map(([id, name]) => ({ id, name }));
}

/** One name for both languages: the address goes from one to the other as it is. */
function cityId({ city }: OpenBranchEntry): string {
  return slugOf(city.fr);
}

function reading(lang: Language, today: Date) {
  const { read } = content().agenda;
  if (read === undefined) return {};
  const age = today.getTime() - Date.parse(read);
  return { read: formatDayOfMonth(clockOfEvent(read).day, lang), stale: age > daysFresh * 24 * 60 * 60 * 1000 };
}

export type AgendaData = ReturnType<typeof agendaData>;
export type EventData = AgendaData["months"][number]["events"][number];
