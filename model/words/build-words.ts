/** Words of PDFs, data files and links, used by the build only and so in no page's script. */
const fr = {
  pdf: { legal: "Document légal", version: "Version du {day}", page: "Page {index} sur {count}", notes: "Notes" },
  partner: {
    file: "devenir-partenaire",
    label: "Fiche partenaires",
    source: "Date et source",
    figure: "Chiffre",
    given: "Ce que reçoit chaque palier",
    yes: "oui",
    no: "–",
    contact: "À qui écrire",
  },
  pages: "Pages en français",
  spoken: { fr: "en français", en: "en anglais" },
  report: {
    branch: "Signaler une erreur sur cette page",
    board: "Le bureau a changé ? Dites-le-nous",
    mistake: "Signaler une erreur",
    accessibility: "Signaler un problème d’accessibilité",
  },
};

const en: typeof fr = {
  pdf: { legal: "Legal document", version: "Version of {day}", page: "Page {index} of {count}", notes: "Notes" },
  partner: {
    file: "become-a-partner",
    label: "Partner sheet",
    source: "Date and source",
    figure: "Figure",
    given: "What each tier receives",
    yes: "yes",
    no: "–",
    contact: "Contact",
  },
  pages: "Pages in English",
  spoken: { fr: "in French", en: "in English" },
  report: {
    branch: "Report a mistake on this page",
    board: "Has the board changed? Tell us",
    mistake: "Report a mistake",
    accessibility: "Report an accessibility problem",
  },
};

export const buildWords = { fr, en };

/** llms.txt is in English, with titles in both languages. */
export const llms = {
  sample:
    "The people, sponsors, partners, media, accounts and activities on this site are invented samples; the schools exist, but nothing here means they have agreed to it.",
  data: "Data",
  branches: ["Branches", "GeoJSON, in French and English"],
  board: ["Board", "JSON, every term since the beginning, in French and English"],
  publications: ["Publications", "Atom feed"],
  tour: "iCalendar",
  agenda: ["Events to come", "iCalendar, to subscribe to"],
  sitemap: ["Sitemap", "every page with its translation"],
} as const;
