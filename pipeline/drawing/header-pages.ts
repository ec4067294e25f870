/** The pages that have a drawing of their own at their top. */
export const headerPages = [
  "accessibility",
  "association",
  "board",
  "branches",
  "donation",
  "events",
  "publications",
] as const;

export type HeaderPage = (typeof headerPages)[number];
