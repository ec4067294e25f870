import { content } from "./published.ts";

const starts = content.schedule.slots.map(({ start }) => start).toSorted();
const ends = content.schedule.slots.map(({ end }) => end).toSorted();

/** First start and last end of the schedule. */
export const doors = { open: starts[0] ?? "", close: ends.at(-1) ?? "" };

/** A date and a time in Paris, with the UTC offset of that day; the date alone while there is no schedule. */
export function withOffset(date: string, clock: string): string {
  if (clock === "") return date;
  const parts = new Intl.DateTimeFormat("en", { timeZone: "Europe/Paris", timeZoneName: "longOffset" });
  const zone = parts.formatToParts(new Date(`${date}T${clock}:00Z`)).find(({ type }) => type === "timeZoneName");
  return `${date}T${clock}:00${zone?.value.replace("GMT", "")}`;
}
