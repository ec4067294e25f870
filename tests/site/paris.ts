import { content } from "./published.ts";

const starts = content.schedule.slots.map(({ start }) => start).toSorted();
const ends = content.schedule.slots.map(({ end }) => end).toSorted();

/** When the Krypto-Tour's doors open and close, by its schedule. */
export const doors = { open: starts[0] ?? "", close: ends.at(-1) ?? "" };

/** A day and a time by the clock of Paris, with that day's distance from Greenwich. */
export function withOffset(date: string, clock: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: "Europe/Paris", timeZoneName: "longOffset" });
  const zone = parts.formatToParts(new Date(`${date}T${clock}:00Z`)).find(({ type }) => type === "timeZoneName");
  return `${date}T${clock}:00${zone?.value.replace("GMT", "")}`;
}
