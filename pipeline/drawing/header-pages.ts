/** The pages that have a drawing of their own at their top. */
export const headerPages = [
  "accessibility",
  "association",
  "board",
  "branches",
  "donation",
  "events",
  "join",
  "partner",
  "press",
  "publications",
] as const;

export type HeaderPage = (typeof headerPages)[number];
