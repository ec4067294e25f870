import type { Content } from "./collections.ts";

export const timeZone = "Europe/Paris";

/** Doors open and doors close; undefined while there is no timetable. */
export function hoursOf({ slots }: Content["schedule"]): { start: string; end: string } | undefined {
  const sorted = (times: string[]) => times.toSorted((a, b) => a.localeCompare(b));
  const start = sorted(slots.map((slot) => slot.start))[0];
  const end = sorted(slots.map((slot) => slot.end)).at(-1);
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** With the UTC offset: 2025-10-11T09:00:00+02:00. */
export function parisTime(date: string, clock: string): string {
  // Noon is never in the hour in which the clocks change.
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(
    new Date(`${date}T12:00:00Z`),
  );
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "");
  return `${date}T${clock}:00${offset}`;
}
