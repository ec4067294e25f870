/** States of a page that the accessibility tests check: something opened or chosen. */
export const accessibilityStates = [
  "menu",
  "dialog",
  "filter",
  "marker",
  "zoom",
  "viewer",
  "year",
  "school",
  "city",
  "talks",
] as const;

export type AccessibilityState = (typeof accessibilityStates)[number];
