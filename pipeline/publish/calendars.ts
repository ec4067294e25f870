import ICAL from "ical.js";
import { type AgendaEvent, branchOfEvent, cityId, upcomingEvents } from "#model/agenda.ts";
import type { Content } from "#model/collections.ts";
import { currentEdition } from "#model/editions.ts";
import { cityAgenda, eventFile, filesIn } from "#model/files.ts";
import type { Language } from "#model/languages.ts";
import { pathTo, unprefixedPathTo } from "#model/pages.ts";
import { dayAfter, hoursOf, parisTime } from "#model/paris-time.ts";
import { addressLine } from "#model/postal-address.ts";
import { listedBranches } from "#model/selections.ts";
import { type LastChanges, lastChangeOf } from "./last-changes.ts";

/** A property of jCal (RFC 7265); one without a value is left out. */
type Property = readonly [name: string, parameters: Record<string, string>, type: string, value: unknown];

/** Calendars of all coming events and of each city; cancelled events stay, so that subscribers see it. */
export function agendaCalendars(content: Content, lang: Language, changes: LastChanges, today: Date) {
  const { site, eventsPage } = content;
  const stamp = stampOf(content, changes, today);
  const events = upcomingEvents(content, today).map((event) => ({ event, branch: branchOfEvent(content, event) }));
  const cities = new Map(listedBranches(content).map((branch) => [cityId(branch), branch.city[lang]]));
  const feed = (title: string, chosen: typeof events) => {
    // The library does not know that these properties are text.
    const name = title.replaceAll(",", "\\,");
    return calendarFile(
      content,
      chosen.map(({ event }) => eventProperties(content, event, stamp)),
      [
        ["name", {}, "unknown", name],
        ["x-wr-calname", {}, "unknown", name],
        ["refresh-interval", {}, "duration", "P1D"],
      ],
    );
  };
  const title = `${site.name}, ${eventsPage.header.title[lang]}`;
  return Object.fromEntries([
    [filesIn(lang).agenda, feed(title, events)],
    ...[...cities].map(([id, city]) => [
      cityAgenda(lang, id),
      feed(
        `${title}, ${city}`,
        events.filter(({ branch }) => branch && cityId(branch) === id),
      ),
    ]),
  ]);
}

export function eventFiles(content: Content, changes: LastChanges, today: Date): Record<string, string> {
  const stamp = stampOf(content, changes, today);
  return Object.fromEntries(
    upcomingEvents(content, today)
      .filter(({ cancelled }) => !cancelled)
      .map((event) => [eventFile(event.id), calendarFile(content, [eventProperties(content, event, stamp)])]),
  );
}

/** From doors open to doors closed, or the whole day while there is no timetable. */
export function tourCalendar(content: Content, lang: Language, changes: LastChanges): string {
  const { site, kryptoTourPage } = content;
  const { id, date, schedule, summary, venue, city } = currentEdition(content);
  const hours = hoursOf(schedule);
  const language = { language: lang };
  const place = venue ? `${venue.name[lang]}, ${addressLine(content, venue.address, lang)}` : city[lang];
  return calendarFile(content, [
    [
      // The same ID in both languages, because it is the same event.
      ["uid", {}, "text", `krypto-tour-${id}@${new URL(site.address).host}`],
      ["dtstamp", {}, "date-time", utc(lastChangeOf(["krypto-tour/"], changes) ?? date)],
      time("dtstart", hours ? parisTime(date, hours.start) : date),
      time("dtend", hours && parisTime(date, hours.end)),
      ["summary", language, "text", `${kryptoTourPage.title} ${id}`],
      ["description", language, "text", summary[lang]],
      ["location", language, "text", place],
      ["geo", {}, "float", venue && [venue.coordinates.lat, venue.coordinates.lng]],
      ["url", {}, "uri", site.address + pathTo("kryptoTour", lang)],
      ["status", {}, "text", "CONFIRMED"],
    ],
  ]);
}

function calendarFile({ site }: Content, events: readonly Property[][], about: readonly Property[] = []): string {
  const head: Property[] = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", `-//${site.name}//Agenda//FR`],
    ["calscale", {}, "text", "GREGORIAN"],
  ];
  const isGiven = ([, , , value]: Property) => value !== undefined;
  const components = events.map((properties) => ["vevent", properties.filter(isGiven), []]);
  return ICAL.stringify(["vcalendar", [...head, ...about], components]);
}

function eventProperties({ site }: Content, event: AgendaEvent, stamp: string): Property[] {
  const { id, uid, title, lang, note, place, url, start, end, cancelled } = event;
  const language: Record<string, string> = lang === undefined ? {} : { language: lang };
  return [
    // The ID of the source calendar prevents duplicates for those who subscribe to both.
    ["uid", {}, "text", uid ?? `${id}@${new URL(site.address).host}`],
    ["dtstamp", {}, "date-time", stamp],
    time("dtstart", start),
    // The end of whole days is exclusive.
    time("dtend", start.includes("T") ? end : dayAfter(end ?? start)),
    ["summary", language, "text", title],
    ["description", language, "text", note],
    ["location", {}, "text", place],
    ["url", {}, "uri", url ?? `${site.address}${unprefixedPathTo("events")}#${id}`],
    ["status", {}, "text", cancelled ? "CANCELLED" : "CONFIRMED"],
  ];
}

const time = (name: string, moment: string | undefined): Property =>
  moment?.includes("T") ? [name, {}, "date-time", utc(moment)] : [name, {}, "date", moment];

const utc = (moment: string) => `${new Date(moment).toISOString().slice(0, 19)}Z`;

function stampOf({ agenda }: Content, changes: LastChanges, today: Date): string {
  return utc(agenda.read ?? lastChangeOf(["events/"], changes) ?? today.toISOString().slice(0, 10));
}
