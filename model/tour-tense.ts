import type { Content } from "./collections.ts";
import { parisTime } from "./paris-time.ts";

const dayLength = 24 * 60 * 60 * 1000;

/** In milliseconds: midnight in Paris at the end of its day. */
export function endOfTour({ date }: Content["edition"]): number {
  const next = new Date(Date.parse(date) + dayLength).toISOString().slice(0, 10);
  return Date.parse(parisTime(next, "00:00"));
}

export function isOver(edition: Content["edition"], today: Date): boolean {
  return today.getTime() >= endOfTour(edition);
}
