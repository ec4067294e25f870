import type ICAL from "ical.js";
import { timeZone as paris } from "#model/paris-time.ts";
import { isTimeZone, momentOf, zonedTime } from "#model/zoned-time.ts";

const dayLength = 24 * 60 * 60 * 1000;

/** The time zone of the calendar, for times without a zone or with an unknown one. */
export function zoneOf(calendar: ICAL.Component): string {
  const named = String(calendar.getFirstPropertyValue("x-wr-timezone") ?? "");
  return isTimeZone(named) ? named : paris;
}

export function zoneNamed(event: ICAL.Component, property: "dtstart" | "dtend"): string | undefined {
  return event.getFirstProperty(property)?.getFirstParameter("tzid");
}

/** The time zones of the start and end of an event, and that of its calendar. */
export type Zones = { start: string | undefined; end: string | undefined; usual: string };

export function writtenStart(start: ICAL.Time, zones: Zones): string {
  return written(start, zones.start, zones.usual);
}

/** In a calendar the end date of an all-day event is exclusive; the agenda writes the last day. */
export function writtenEnd(start: ICAL.Time, end: ICAL.Time, zones: Zones): string | undefined {
  if (!start.isDate) {
    if (end.isDate) return undefined;
    // The library computes the end of a repeated event in the zone of its start, if the feed defines that zone.
    const named = end.zone?.component ? end.zone.tzid : (zones.end ?? zones.start);
    const last = written(end, named, zones.usual);
    return Date.parse(last) > Date.parse(writtenStart(start, zones)) ? last : undefined;
  }
  const last = new Date(Date.parse(dayOf(end)) - dayLength).toISOString().slice(0, 10);
  return last > dayOf(start) ? last : undefined;
}

/** Writes a time with the offset of its own zone if known, otherwise of the calendar's zone. */
function written(time: ICAL.Time, named: string | undefined, usual: string): string {
  if (time.isDate) return dayOf(time);
  const isUtc = time.zone?.tzid === "UTC";
  if (named !== undefined && !isUtc && isTimeZone(named)) return zonedTime(momentOf(clockOf(time), named), named);
  const isKnown = isUtc || Boolean(time.zone?.component);
  return zonedTime(isKnown ? time.toUnixTime() * 1000 : momentOf(clockOf(time), usual), usual);
}

function clockOf(time: ICAL.Time): string {
  const { hour, minute, second } = time;
  return `${dayOf(time)}T${[hour, minute, second].map((value) => String(value).padStart(2, "0")).join(":")}`;
}

function dayOf({ year, month, day }: ICAL.Time): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
