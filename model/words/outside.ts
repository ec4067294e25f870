/** Separate, because these two pages are in both languages and should not load both catalogues. */
export const applicationError = {
  title: "Unexpected Application Error!",
  fr: {
    text: "Une erreur est survenue de notre côté. Rechargez la page, ou repartez de l’accueil.",
    home: "Retour à l’accueil",
  },
  en: {
    text: "Something broke on our side. Reload the page, or start again from the home page.",
    home: "Return to Home",
  },
} as const;

export const languageGate = { fr: "Continuer en français", en: "Continue in English" } as const;
