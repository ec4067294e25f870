/** Texts around every page. */
export const shell = {
  skip: "Aller au contenu",
  newTab: "(nouvel onglet)",
  nav: {
    label: "Navigation principale",
    menu: "Menu",
    close: "Fermer",
    home: "Accueil",
    board: "Bureau",
    association: "Association",
    branches: "Antennes",
    events: "Événements",
    publications: "Publications",
    donation: "Nous soutenir",
    slow: "Chargement de la page…",
    stop: "Annuler",
  },
  language: {
    label: "Langue",
    switch: "Read this page in English",
  },
  footer: {
    withdraw: "Ne plus charger les services tiers",
    withdrawn: "Le site vous redemandera votre accord.",
    networks: "Nous suivre",
    participate: "Participer",
    work: "Travailler avec nous",
    legal: "Cadre légal",
    accessibility: "Accessibilité",
    documentLabel: "{title} (PDF)",
  },
  social: { linkedin: "LinkedIn", x: "X", youtube: "YouTube", instagram: "Instagram" },
} as const;
