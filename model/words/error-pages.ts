/** Of pages in both languages at once, which should not load both catalogues. */
export const notFound = {
  fr: {
    code: "Erreur 404",
    title: "Oups ! Page non trouvée",
    text: "Cette adresse ne mène à aucune page.",
    home: "Retour à l’accueil",
    nearest: "Vous cherchiez peut-être\u00a0:",
    pages: "Les pages du site",
  },
  en: {
    code: "Error 404",
    title: "Oops! Page not found",
    text: "There is no page at this address.",
    home: "Return to Home",
    nearest: "You may be looking for:",
    pages: "Pages of this site",
  },
} as const;

export const languageGate = { fr: "Continuer en français", en: "Continue in English" } as const;

/** The redirect page for hosts without redirects. */
export const moved = {
  fr: "Cette page a changé d’adresse\u00a0:",
  en: "This page has moved to",
} as const;
