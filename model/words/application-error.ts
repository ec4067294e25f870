/** Alone in its file, because every page loads it. */
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
