import type { collections } from "#model/collections.ts";
import type { Language } from "#model/languages.ts";

export type CollectionKey = keyof typeof collections;
/** In the repository. */
export const contentFolder = "content";

type Words = Readonly<Record<Language, string>>;

interface FolderWords {
  label: Words;
  icon: string;
  /** The field shown in the list and used for the file name. */
  named?: string;
  /** The file name, where it is not the whole of that field. */
  fileName?: string;
  summary?: string;
  sortedBy?: { field: string; direction: "ascending" | "descending" };
}

/** Folder collections; the labels of entries and single files are in their schemas. */
export const folderWords: Readonly<Record<string, FolderWords>> = {
  branches: {
    label: { fr: "Antennes", en: "Branches" },
    icon: "school",
    named: "name.fr",
    summary: "{{name.fr}} · {{school}}",
    sortedBy: { field: "position", direction: "ascending" },
  },
  board: {
    label: { fr: "Bureaux", en: "Boards" },
    icon: "groups",
    named: "label",
    sortedBy: { field: "label", direction: "descending" },
  },
  editions: {
    label: { fr: "Éditions du Krypto-Tour", en: "Editions of the Krypto-Tour" },
    icon: "festival",
    named: "date",
    fileName: "{{date | date('YYYY')}}",
    summary: "{{slug}} · {{city.fr}}",
    sortedBy: { field: "number", direction: "descending" },
  },
  poles: {
    label: { fr: "Pôles", en: "Working groups" },
    icon: "hub",
    sortedBy: { field: "position", direction: "ascending" },
  },
  timeline: {
    label: { fr: "Frise de l’association", en: "Timeline of the association" },
    icon: "timeline",
    summary: "{{slug}} · {{title.fr}}",
  },
  publications: {
    label: { fr: "Publications", en: "Publications" },
    icon: "menu_book",
    sortedBy: { field: "date", direction: "descending" },
  },
  plainPages: { label: { fr: "Pages de texte", en: "Text pages" }, icon: "article", named: "title" },
  legal: {
    label: { fr: "Textes légaux", en: "Legal texts" },
    icon: "gavel",
    sortedBy: { field: "position", direction: "ascending" },
  },
};

/** Groups single files by folder; those at the root are the settings. */
export function groupOf(place: string): string {
  return place.includes("/") ? place.slice(0, place.indexOf("/")) : "settings";
}

/** The collections that are folders. */
export const groupWords: Readonly<Record<string, { label: Words; icon: string }>> = {
  settings: { label: { fr: "Réglages", en: "Settings" }, icon: "settings" },
  pages: { label: { fr: "Textes des pages", en: "Texts of the pages" }, icon: "web" },
  partners: { label: { fr: "Partenaires", en: "Partners" }, icon: "handshake" },
  events: { label: { fr: "Agenda", en: "Agenda" }, icon: "event" },
};

/** The Markdown sources of documents. */
export const textWords = {
  publications: { fr: "Publications (texte)", en: "Publications (text)" },
  legal: { fr: "Textes légaux (texte)", en: "Legal texts (text)" },
} as const;

export const generalWords = {
  editor: { fr: "Éditeur", en: "Editor" },
  key: { fr: "Clé", en: "Key" },
  keyHint: {
    fr: "Le nom sous lequel les autres fichiers le désignent : des lettres sans accent, sans espace.",
    en: "The name other files know it by: plain letters, no space.",
  },
  slugHint: {
    fr: "Le nom du fichier et la fin de l’adresse : lettres minuscules sans accent, chiffres et tirets.",
    en: "The name of the file and the end of its address: lower-case letters, digits and hyphens.",
  },
  number: { fr: "Écrivez un nombre, par exemple 48,85.", en: "Write a number, e.g. 48.85." },
  badDate: {
    fr: "Une date ou une heure n’existe pas, par exemple le 30 février : corrigez-la ou effacez-la.",
    en: "A date or a time does not exist, e.g. 30 February: correct or clear it.",
  },
  fillIn: { fr: "à remplir", en: "to be filled in" },
  onlyFor: { fr: "à effacer, ou choisissez", en: "clear it, or choose" },
  atLeast: { fr: "au moins", en: "at least" },
  words: {
    fr: "Le site y remplace {name}, {founded}, {cities}, {schools}, {countries}, {tour}, {date} et d’autres mots (modifier-le-site.md)",
    en: "The site fills in {name}, {founded}, {cities}, {schools}, {countries}, {tour}, {date} and other words (modifier-le-site.md)",
  },
  record: { fr: "Fiche", en: "Record" },
  recordHint: {
    fr: "Celle à laquelle ce texte appartient ; rien à choisir pour un texte qui existe déjà.",
    en: "The one this text belongs to; nothing to choose for a text that exists already.",
  },
  body: { fr: "Texte", en: "Text" },
  bodyHint: {
    fr: "En Markdown : ## pour un titre, une ligne vide entre deux paragraphes, - en tête de ligne pour une liste, `[mots](/fr/antennes)` pour un lien (/en/antennes en anglais). Le site y remplace {name}, {email}, {founded}, {cities}, {tour} et d’autres mots (modifier-le-site.md).",
    en: "In Markdown: ## for a heading, an empty line between two paragraphs, - at the start of a line for a list, `[words](/fr/antennes)` for a link (/en/antennes in English). The site fills in {name}, {email}, {founded}, {cities}, {tour} and other words (modifier-le-site.md).",
  },
} as const satisfies Record<string, Words>;
