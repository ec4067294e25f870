import type { Content } from "#model/collections.ts";
import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { addressLine } from "#model/postal-address.ts";
import { calendarFile, compact, escapeText, utcStamp } from "#model/icalendar.ts";
import { type LastChanges, lastChangeOf } from "./last-changes.ts";
import { hoursOf, timeZone } from "#model/paris-time.ts";

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
  const { site, edition, schedule } = content;
  const hours = hoursOf(schedule);
  const year = edition.date.slice(0, 4);
  const { venue } = edition;
  const at = (clock: string) => `TZID=${timeZone}:${compact(edition.date)}T${compact(clock)}00`;
  const times = hours
    ? [`DTSTART;${at(hours.start)}`, `DTEND;${at(hours.end)}`]
    : [`DTSTART;VALUE=DATE:${compact(edition.date)}`];
  return calendarFile(
    [site.name, edition.title, lang.toUpperCase()],
    [
      ...parisRules,
      "BEGIN:VEVENT",
      // The same ID in both languages, because it is the same event.
      `UID:krypto-tour-${year}@${new URL(site.address).host}`,
      `DTSTAMP:${utcStamp(lastChangeOf(["krypto-tour/"], changes) ?? edition.date)}`,
      ...times,
      `SUMMARY;LANGUAGE=${lang}:${escapeText(`${edition.title} ${year}`)}`,
      `DESCRIPTION;LANGUAGE=${lang}:${escapeText(edition.subtitle[lang])}`,
      `LOCATION;LANGUAGE=${lang}:${escapeText(`${venue.name[lang]}, ${addressLine(content, venue.address, lang)}`)}`,
      `GEO:${venue.coordinates.lat};${venue.coordinates.lng}`,
      `URL:${site.address}${pathTo("kryptoTour", lang)}`,
      "STATUS:CONFIRMED",
      "END:VEVENT",
    ],
  );
}
