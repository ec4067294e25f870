import type ICAL from "ical.js";
import { timeZone as paris } from "#model/paris-time.ts";
import { isTimeZone, momentOf, zonedTime } from "#model/zoned-time.ts";

const dayLength = 24 * 60 * 60 * 1000;

/** The zone a calendar says it lives in, for times that name none or one that nobody knows. */
export function zoneOf(calendar: ICAL.Component): string {
  const named = String(calendar.getFirstPropertyValue("x-wr-timezone") ?? "");
  return isTimeZone(named) ? named : paris;
}

/** The zone an event names, and the one of its calendar. */
export type Zones = { named: string | undefined; usual: string };

/** A time of the feed as the agenda writes it, by the clock of its own zone where that is a known one. */
export function written(time: ICAL.Time, { named, usual }: Zones): string {
  if (time.isDate) return dayOf(time);
  const isUtc = time.zone?.tzid === "UTC";
  if (named !== undefined && !isUtc && isTimeZone(named)) return zonedTime(momentOf(clockOf(time), named), named);
  const isKnown = isUtc || Boolean(time.zone?.component);
  return zonedTime(isKnown ? time.toUnixTime() * 1000 : momentOf(clockOf(time), usual), usual);
}

/** The end of a whole day is the next one in calendars, and itself for people. */
export function writtenEnd(start: ICAL.Time, end: ICAL.Time, zones: Zones): string | undefined {
  if (end.compare(start) <= 0) return undefined;
  if (!start.isDate) return end.isDate ? undefined : written(end, zones);
  const last = new Date(Date.parse(dayOf(end)) - dayLength).toISOString().slice(0, 10);
  return last > dayOf(start) ? last : undefined;
}

function clockOf(time: ICAL.Time): string {
  const { hour, minute, second } = time;
  return `${dayOf(time)}T${[hour, minute, second].map((value) => String(value).padStart(2, "0")).join(":")}`;
}

function dayOf({ year, month, day }: ICAL.Time): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
