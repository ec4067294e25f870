import type { Content } from "./collections.ts";
import { parisTime } from "./paris-time.ts";

const dayLength = 24 * 60 * 60 * 1000;

/** When the event is over, in milliseconds: the midnight in Paris that ends its day. Everything that has a tense asks this. */
export function endOfTour({ date }: Content["edition"]): number {
  const next = new Date(Date.parse(date) + dayLength).toISOString().slice(0, 10);
  return Date.parse(parisTime(next, "00:00"));
}

export function isOver(edition: Content["edition"], today: Date): boolean {
  return today.getTime() >= endOfTour(edition);
}
