/** The redirect page for hosts without redirects. */
export const movedWords = {
  fr: "Cette page a changé d’adresse\u00a0:",
  en: "This page has moved to",
} as const;
