import type { Language } from "#model/languages.ts";

export type PdfSource = {
  look: "letter" | "paper";
  lang: Language;
  title: string;
  /** The kind of document. */
  label: string;
  /** Date and authors, one line each. */
  details: string[];
  /** Shown larger, before the text. */
  lead?: string;
  author: string;
  /** Day of the last change, yyyy-mm-dd. */
  date: string;
  site: { name: string; address: string };
  markdown: string;
  /** Reduces the spacing if the text would not fit on one page. */
  onOnePage?: true;
  /** The file of the text, for error messages. */
  source: string;
};
