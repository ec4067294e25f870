import type { Content } from "./collections.ts";

type Term = { id: string; from?: string | undefined };

/** Whether this board has taken office on that day; without a day of its own, it has. */
export function hasBegun({ from = "" }: Term, day: string): boolean {
  return from <= day;
}

/** The year of the board in office: the one the settings name, or a later one whose day has come. */
export function yearInOffice(officeYear: number, board: readonly Term[], day: string): number {
  const begun = board.filter((term) => term.from !== undefined && hasBegun(term, day));
  return Math.max(officeYear, ...begun.map(({ id }) => Number(id.slice(-4))));
}

/** The content as of a day: a board that has not taken office yet is not shown. */
export function onDay(content: Content, today: Date): Content {
  const day = today.toISOString().slice(0, 10);
  const officeYear = yearInOffice(content.site.officeYear, content.board, day);
  return {
    ...content,
    site: { ...content.site, officeYear },
    board: content.board.filter((term) => hasBegun(term, day)),
  };
}
