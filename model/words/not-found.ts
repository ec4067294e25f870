/** Separate, because this page is in both languages and should not load both catalogues. */
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
