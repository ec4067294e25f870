/** For hosts that cannot redirect: a page that only leads on. */
export const movedWords = {
  fr: "Cette page a changé d’adresse\u00a0:",
  en: "This page has moved to",
} as const;
