import type { Content } from "./collections.ts";

type Term = { id: string; from?: string | undefined };

/** Whether this board is in office on that day; without a start date, it is. */
export function hasBegun({ from = "" }: Term, day: string): boolean {
  return from <= day;
}

/** The year in the settings, or a later one whose start date has passed. */
export function yearInOffice(officeYear: number, board: readonly Term[], day: string): number {
  const begun = board.filter((term) => term.from !== undefined && hasBegun(term, day));
  return Math.max(officeYear, ...begun.map(({ id }) => Number(id.slice(-4))));
}

/** The content of a day, without boards that are not in office yet. */
export function onDay(content: Content, today: Date): Content {
  const day = today.toISOString().slice(0, 10);
  const officeYear = yearInOffice(content.site.officeYear, content.board, day);
  return {
    ...content,
    site: { ...content.site, officeYear },
    board: content.board.filter((term) => hasBegun(term, day)),
  };
}
