import type { Language } from "#model/languages.ts";

export type PdfSource = {
  look: "letter" | "paper";
  lang: Language;
  title: string;
  /** What kind of text it is. */
  label: string;
  /** Lines that say when and by whom. */
  details: string[];
  /** Shown larger, before the text. */
  lead?: string;
  author: string;
  /** Day of the last change, yyyy-mm-dd. */
  date: string;
  site: { name: string; address: string };
  markdown: string;
  /** Set closer when it would not fit on one page otherwise. */
  onOnePage?: true;
  /** File the text comes from, for messages. */
  source: string;
};
