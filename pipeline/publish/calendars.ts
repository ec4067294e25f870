import { type AgendaEvent, branchOfEvent, cityId, upcomingEvents } from "#model/agenda.ts";
import type { Content } from "#model/collections.ts";
import { currentEdition } from "#model/editions.ts";
import { cityAgenda, eventFile, filesIn } from "#model/files.ts";
import { calendarFile, compact, escapeText, utcStamp } from "#model/icalendar.ts";
import type { Language } from "#model/languages.ts";
import { pathTo, unprefixedPathTo } from "#model/pages.ts";
import { dayAfter, hoursOf, timeZone } from "#model/paris-time.ts";
import { addressLine } from "#model/postal-address.ts";
import { listedBranches } from "#model/selections.ts";
import { type LastChanges, lastChangeOf } from "./last-changes.ts";

const product = ({ site }: Content) => [site.name, "Agenda", "FR"];

/** Calendars of all coming events and of each city; cancelled events stay, so that subscribers see it. */
export function agendaCalendars(content: Content, lang: Language, changes: LastChanges, today: Date) {
  const { site, eventsPage } = content;
  const stamp = stampOf(content, changes, today);
  const events = upcomingEvents(content, today).map((event) => ({ event, branch: branchOfEvent(content, event) }));
  const cities = new Map(listedBranches(content).map((branch) => [cityId(branch), branch.city[lang]]));
  const feed = (name: string, chosen: typeof events) =>
    calendarFile(product(content), [
      `NAME:${escapeText(name)}`,
      `X-WR-CALNAME:${escapeText(name)}`,
      "REFRESH-INTERVAL;VALUE=DURATION:P1D",
      ...chosen.flatMap(({ event }) => eventLines(content, event, stamp)),
    ]);
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
      .map((event) => [eventFile(event.id), calendarFile(product(content), eventLines(content, event, stamp))]),
  );
}

function eventLines({ site }: Content, event: AgendaEvent, stamp: string): string[] {
  const { id, uid, title, lang, note, place, url, cancelled } = event;
  const inLanguage = lang === undefined ? "" : `;LANGUAGE=${lang}`;
  return [
    "BEGIN:VEVENT",
    // The ID of the source calendar prevents duplicates for those who subscribe to both.
    `UID:${escapeText(uid ?? `${id}@${new URL(site.address).host}`)}`,
    `DTSTAMP:${stamp}`,
    ...timeLines(event),
    `SUMMARY${inLanguage}:${escapeText(title)}`,
    ...(note === undefined ? [] : [`DESCRIPTION${inLanguage}:${escapeText(note)}`]),
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${url ?? `${site.address}${unprefixedPathTo("events")}#${id}`}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}

/** In UTC; the end of whole days is exclusive. */
function timeLines({ start, end }: AgendaEvent): string[] {
  if (start.includes("T"))
    return [`DTSTART:${utcStamp(start)}`, ...(end === undefined ? [] : [`DTEND:${utcStamp(end)}`])];
  return [`DTSTART;VALUE=DATE:${compact(start)}`, `DTEND;VALUE=DATE:${compact(dayAfter(end ?? start))}`];
}

function stampOf({ agenda }: Content, changes: LastChanges, today: Date): string {
  return utcStamp(agenda.read ?? lastChangeOf(["events/"], changes) ?? today.toISOString().slice(0, 10));
}

/** The rules of Central European Time, required by calendars. */
const parisRules = [
  "BEGIN:VTIMEZONE",
  `TZID:${timeZone}`,
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19700329T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19701025T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** From doors open to doors closed, or the whole day while there is no timetable. */
export function tourCalendar(content: Content, lang: Language, changes: LastChanges): string {
  const {
    site,
    kryptoTourPage: { title },
  } = content;
  const edition = currentEdition(content);
  const hours = hoursOf(edition.schedule);
  const year = edition.id;
  const { venue } = edition;
  const at = (clock: string) => `TZID=${timeZone}:${compact(edition.date)}T${compact(clock)}00`;
  const times = hours
    ? [`DTSTART;${at(hours.start)}`, `DTEND;${at(hours.end)}`]
    : [`DTSTART;VALUE=DATE:${compact(edition.date)}`];
  return calendarFile(
    [site.name, title, lang.toUpperCase()],
    [
      ...parisRules,
      "BEGIN:VEVENT",
      // The same ID in both languages, because it is the same event.
      `UID:krypto-tour-${year}@${new URL(site.address).host}`,
      `DTSTAMP:${utcStamp(lastChangeOf(["krypto-tour/"], changes) ?? edition.date)}`,
      ...times,
      `SUMMARY;LANGUAGE=${lang}:${escapeText(`${title} ${year}`)}`,
      `DESCRIPTION;LANGUAGE=${lang}:${escapeText(edition.summary[lang])}`,
      ...(venue
        ? [
            `LOCATION;LANGUAGE=${lang}:${escapeText(`${venue.name[lang]}, ${addressLine(content, venue.address, lang)}`)}`,
            `GEO:${venue.coordinates.lat};${venue.coordinates.lng}`,
          ]
        : [`LOCATION;LANGUAGE=${lang}:${escapeText(edition.city[lang])}`]),
      `URL:${site.address}${pathTo("kryptoTour", lang)}`,
      "STATUS:CONFIRMED",
      "END:VEVENT",
    ],
  );
}
