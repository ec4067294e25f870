import { type AgendaEvent, branchOfEvent, cityId, upcomingEvents } from "#model/agenda.ts";
import type { Content } from "#model/collections.ts";
import { cityAgenda, eventFile, filesIn } from "#model/files.ts";
import type { Language } from "#model/languages.ts";
import { unprefixedPathTo } from "#model/pages.ts";
import { dayAfter } from "#model/paris-time.ts";
import { listedBranches } from "#model/selections.ts";
import { calendarFile, compact, escapeText, utcStamp } from "#model/icalendar.ts";
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
