import type { Content } from "./collections.ts";

/** Whether this board is in office on that day; without a start date, it is. */
export function hasBegun({ from = "" }: { from?: string | undefined }, day: string): boolean {
  return from <= day;
}

/** The content of a day, without boards that are not in office yet. */
export function onDay(content: Content, today: Date): Content {
  const day = today.toISOString().slice(0, 10);
  return { ...content, board: content.board.filter((term) => hasBegun(term, day)) };
}
