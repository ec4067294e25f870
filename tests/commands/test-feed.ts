import { readFeed } from "#tools/agenda/read-feed.ts";

export const now = new Date("2026-11-15T12:00:00Z");

/** A calendar of events, each an array of lines. */
export function feed(...events: string[][]): string {
  const bodies = events.map((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n"));
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Essai//FR", ...bodies, "END:VCALENDAR", ""].join("\r\n");
}

export const read = (...events: string[][]) => readFeed(feed(...events), now).events;
export const starts = (...events: string[][]) => read(...events).map(({ start }) => start);
