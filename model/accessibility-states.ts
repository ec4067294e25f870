/** What a visitor can open or choose on a page; the accessibility checks look at each. */
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
