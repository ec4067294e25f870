import {
  type AgendaEvent,
  branchOfEvent,
  cityId,
  clockOfEvent,
  clockText,
  endOfEvent,
  foreign,
  noteOf,
  placeOf,
  upcomingEvents,
} from "#model/agenda.ts";
import { cityAgenda, eventFile, filesIn } from "#model/files.ts";
import { formatDayOfMonth, formatMonth, formatWeekday } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { isOpen, listedBranches } from "#model/selections.ts";
import { slugOf } from "#model/slug.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { art, headerArt } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";

/** Days after which the agenda counts as out of date; the nightly import may fail now and then. */
const daysFresh = 10;

export function eventsData(lang: Language, today: Date) {
  const { eventsPage, site } = content();
  const { header, calendar, flagship } = localise(eventsPage, lang);
  return {
    header,
    calendar,
    flagship,
    art: headerArt("events"),
    agenda: agendaData(lang, today),
    feed: webcal(site.links.calendarFeed ?? site.address + filesIn(lang).agenda),
    calendarUrl: site.links.calendar,
    embed: site.embeds.calendar && { mode: site.embeds.mode, ...site.embeds.calendar },
  };
}

export function agendaData(lang: Language, today: Date) {
  const events = upcomingEvents(content(), today).map((event) => eventData(event, lang));
  const byMonth = [...Map.groupBy(events, ({ day }) => day.slice(0, 7)).values()];
  return {
    months: byMonth.map((list) => ({
      name: formatMonth(list[0]!.day, lang),
      year: list[0]!.day.slice(0, 4),
      events: list,
    })),
    noDates: art("no-dates"),
    cities: cityChoices(lang),
    sample: content().agenda.sample ? buildWords[lang].sample.events : undefined,
    ...reading(lang, today),
  };
}

function eventData(event: AgendaEvent, lang: Language) {
  const branch = branchOfEvent(content(), event);
  const { id, title, start, end, url, cancelled } = event;
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
    ...(clock !== undefined && { clock: clockText(clock, branch, lang) }),
    ...(clock === undefined && last !== day && { until: formatDayOfMonth(last, lang) }),
    place: placeOf(event, branch, lang),
    note: noteOf(event, lang),
    spoken: event.lang && buildWords[lang].spoken[event.lang],
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

function cityChoices(lang: Language) {
  const branches = listedBranches(content()).filter(isOpen);
  const { address } = content().site;
  return [...new Map(branches.map((branch) => [cityId(branch), branch.city]))].map(([id, city]) => ({
    id,
    name: city[lang],
    names: [...new Set([id, slugOf(city.en)])],
    feed: webcal(address + cityAgenda(lang, id)),
  }));
}

/** Calendar programs subscribe to webcal addresses; browsers would download the file. */
const webcal = (address: string) => address.replace(/^https?:/, "webcal:");

function reading(lang: Language, today: Date) {
  const { read } = content().agenda;
  if (read === undefined) return {};
  const age = today.getTime() - Date.parse(read);
  return { read: formatDayOfMonth(clockOfEvent(read).day, lang), stale: age > daysFresh * 24 * 60 * 60 * 1000 };
}

export type AgendaData = ReturnType<typeof agendaData>;
export type EventData = AgendaData["months"][number]["events"][number];
