import type { Content } from "./collections.ts";
import { momentOf, zonedTime } from "./zoned-time.ts";

export const timeZone = "Europe/Paris";

/** Doors open and doors close; undefined while there is no timetable. */
export function hoursOf({
  slots,
}: Content["editions"][number]["schedule"]): { start: string; end: string } | undefined {
  const sorted = (times: string[]) => times.toSorted((a, b) => a.localeCompare(b));
  const start = sorted(slots.map((slot) => slot.start))[0];
  const end = sorted(slots.map((slot) => slot.end)).at(-1);
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** With the UTC offset: 2025-10-11T09:00:00+02:00. */
export function parisTime(date: string, clock: string): string {
  return zonedTime(momentOf(`${date}T${clock}:00`, timeZone), timeZone);
}

export function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Midnight in Paris at the end of a day, in milliseconds. */
export function endOfDay(date: string): number {
  return momentOf(`${dayAfter(date)}T00:00:00`, timeZone);
}

export function isOver({ date }: { date: string }, today: Date): boolean {
  return today.getTime() >= endOfDay(date);
}
