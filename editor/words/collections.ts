import type { collections } from "#model/collections.ts";
import type { Language } from "#model/languages.ts";

export type CollectionKey = keyof typeof collections;
export type Words = Readonly<Record<Language, string>>;

export interface CollectionWords {
  label: Words;
  /** One of a folder's things. */
  singular?: Words;
  icon?: string;
  /** The field a thing is known by in the list, and its file is named after. */
  named?: string;
  summary?: string;
  sortedBy?: { field: string; direction: "ascending" | "descending" };
}

/** How the editor names each collection of model/collections.ts. */
export const collectionWords: Readonly<Record<string, CollectionWords>> = {
  branches: {
    label: { fr: "Antennes", en: "Branches" },
    singular: { fr: "Antenne", en: "Branch" },
    icon: "school",
    named: "name.fr",
    summary: "{{name.fr}} · {{school}}",
    sortedBy: { field: "position", direction: "ascending" },
  },
  board: {
    label: { fr: "Bureaux", en: "Boards" },
    singular: { fr: "Bureau", en: "Board" },
    icon: "groups",
    named: "label",
    sortedBy: { field: "label", direction: "descending" },
  },
  poles: {
    label: { fr: "Pôles", en: "Working groups" },
    singular: { fr: "Pôle", en: "Working group" },
    icon: "hub",
    sortedBy: { field: "position", direction: "ascending" },
  },
  timeline: {
    label: { fr: "Frise de l’association", en: "Timeline of the association" },
    singular: { fr: "Année", en: "Year" },
    icon: "timeline",
    summary: "{{slug}} · {{title.fr}}",
  },
  publications: {
    label: { fr: "Publications", en: "Publications" },
    singular: { fr: "Publication", en: "Publication" },
    icon: "menu_book",
    sortedBy: { field: "date", direction: "descending" },
  },
  legal: {
    label: { fr: "Textes légaux", en: "Legal texts" },
    singular: { fr: "Texte légal", en: "Legal text" },
    icon: "gavel",
    sortedBy: { field: "position", direction: "ascending" },
  },
  site: { label: { fr: "Le site", en: "The site" }, icon: "settings" },
  roles: { label: { fr: "Fonctions", en: "Roles" }, icon: "badge" },
  countries: { label: { fr: "Pays", en: "Countries" }, icon: "public" },
  categories: { label: { fr: "Catégories de publications", en: "Categories of publications" }, icon: "label" },
  redirects: { label: { fr: "Adresses qui ont changé", en: "Addresses that have changed" }, icon: "alt_route" },
  glossary: { label: { fr: "Glossaire", en: "Glossary" }, icon: "dictionary" },
  signOff: {
    label: { fr: "Confirmations avant la mise en ligne", en: "Confirmations before going public" },
    icon: "task_alt",
  },
  homePage: { label: { fr: "Accueil", en: "Home" } },
  boardPage: { label: { fr: "Bureau", en: "Board" } },
  associationPage: { label: { fr: "Association", en: "Association" } },
  branchesPage: { label: { fr: "Antennes", en: "Branches" } },
  publicationsPage: { label: { fr: "Publications", en: "Publications" } },
  donationPage: { label: { fr: "Nous soutenir", en: "Support us" } },
  eventsPage: { label: { fr: "Événements", en: "Events" } },
  joinPage: { label: { fr: "Rejoindre", en: "Join" } },
  partnerPage: { label: { fr: "Devenir partenaire", en: "Become a partner" } },
  pressPage: { label: { fr: "Presse", en: "Press" } },
  agenda: { label: { fr: "Agenda (relu chaque nuit)", en: "Calendar (read again every night)" }, icon: "event" },
  accessibilityPage: { label: { fr: "Accessibilité", en: "Accessibility" } },
  sponsors: { label: { fr: "Sponsors", en: "Sponsors" } },
  partners: { label: { fr: "Partenaires", en: "Partners" } },
  schools: { label: { fr: "Écoles et universités", en: "Schools and universities" } },
  media: { label: { fr: "Médias", en: "Media" } },
  edition: { label: { fr: "L’édition", en: "The edition" } },
  archive: { label: { fr: "Éditions précédentes", en: "Earlier editions" } },
  schedule: { label: { fr: "Programme", en: "Schedule" } },
  speakers: { label: { fr: "Intervenants", en: "Speakers" } },
  tourSponsors: { label: { fr: "Sponsors de l’édition", en: "Sponsors of the edition" } },
  tourPartners: { label: { fr: "Partenaires de l’édition", en: "Partners of the edition" } },
};

/** Folders whose files are each a thing of its own. */
export const groupWords: Readonly<Record<string, { label: Words; icon?: string }>> = {
  settings: { label: { fr: "Réglages", en: "Settings" }, icon: "settings" },
  pages: { label: { fr: "Textes des pages", en: "Texts of the pages" }, icon: "web" },
  partners: { label: { fr: "Partenaires", en: "Partners" }, icon: "handshake" },
  events: { label: { fr: "Agenda", en: "Agenda" }, icon: "event" },
  "krypto-tour": { label: { fr: "Krypto-Tour", en: "Krypto-Tour" }, icon: "festival" },
};

/** The Markdown texts that documents are made from. */
export const textWords = {
  publications: {
    label: { fr: "Publications (texte)", en: "Publications (text)" },
    slugHint: {
      fr: "Le même nom que la fiche de la publication.",
      en: "The same name as the publication’s own file.",
    },
  },
  legal: {
    label: { fr: "Textes légaux (texte)", en: "Legal texts (text)" },
    slugHint: { fr: "Le même nom que la fiche du texte légal.", en: "The same name as the legal text’s own file." },
  },
} as const;
