import { Cite, type CSL, type CSLName, plugins } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-csl";
import "@citation-js/plugin-ris";
import { type Language, languages } from "#model/languages.ts";
import { apaStyle } from "./apa-style.server.ts";

export type Cited = {
  title: string;
  authors: readonly string[];
  /** yyyy-mm-dd */
  date: string;
  /** What kind of text it is, in the reader's language. */
  kind: string;
  publisher: string;
  url: string;
  lang: Language;
};

declare module "@citation-js/core" {
  namespace plugins.output {
    interface Formats {
      ris: (options: { format: "object" }) => Record<string, string | string[]>[];
    }
  }
}

const languageNames = { fr: "french", en: "british" } as const;
const cslLocales = { fr: "fr-FR", en: "en-US" } as const;

for (const lang of languages) plugins.config.get("@csl").styles.add(`apa-${lang}`, apaStyle(lang));

const { format, constants } = plugins.config.get("@bibtex");
// In ASCII the library drops every letter it has no command for.
format.asciiOnly = false;
// As a title it would leave the first word without its braces; all of it has a pair of its own.
constants.fieldTypes["title"] = ["field", "literal"];

function itemOf({ title, authors, date, kind, publisher, url, lang }: Cited): CSL {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return {
    id: url,
    type: "report",
    genre: kind,
    title,
    author: authors.map(nameOf),
    issued: { "date-parts": [[year, month, day]] },
    publisher,
    URL: url,
    language: lang,
  };
}

/** The family name is what follows the first word: « Fatou Binta Cissokho » is filed under Binta Cissokho. */
function nameOf(author: string): CSLName {
  const [given = "", ...family] = author.split(" ");
  return family.length > 0 ? { given, family: family.join(" ") } : { family: given };
}

export function bibtex(work: Cited): string {
  const { title, authors, date, kind, publisher, lang } = work;
  const item = itemOf({
    ...work,
    title: `<span class="nocase">${texOf(title)}</span>`,
    authors: authors.map(texOf),
    kind: texOf(kind),
    publisher: texOf(publisher),
  });
  const yearly: CSL = { ...item, "citation-key": keyOf(work), issued: { "date-parts": [[date.slice(0, 4)]] } };
  const written = new Cite(yearly).format("bibtex", { format: "object" });
  // Asked for objects it gives no text, which its types do not know.
  return (typeof written === "string" ? [] : written)
    .map(({ type, label, properties }) => {
      // BibTeX itself knows neither days nor languages; its successors read these.
      const fields = Object.entries({ ...properties, date, langid: languageNames[lang] });
      return `@${type}{${label},\n${fields.map(([name, value]) => `  ${name.padEnd(11)} = {${value}}`).join(",\n")}\n}`;
    })
    .join("\n");
}

const texCommands = new Map([
  ["\\", "textbackslash"],
  ["~", "textasciitilde"],
  ["^", "textasciicircum"],
  ["<", "textless"],
  [">", "textgreater"],
]);

/** What TeX would take for a command, and the library for markup, as the sign it is. */
function texOf(text: string): string {
  return text.replaceAll(/[\\~^<>&%$#_{}]/g, (sign) => {
    const command = texCommands.get(sign);
    return command ? `\\${command}{}` : `\\${sign}`;
  });
}

function keyOf({ authors, date, title }: Cited): string {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replaceAll(/[^\p{L}\p{N} ]/gu, "")
      .toLowerCase();
  const family = plain(nameOf(authors[0] ?? "").family ?? "").replaceAll(" ", "");
  const word = plain(title).split(" ");
  return `${family}${date.slice(0, 4)}${word.find((part) => part.length > 3) ?? ""}`;
}

export function apa(work: Cited): string {
  const { lang } = work;
  const options = { style: `apa-${lang}`, lang: cslLocales[lang], format: "text" };
  return String(new Cite(itemOf(work)).format("bibliography", options)).trim();
}

/** The library's own lines are cut in the middle of words, and its days have one figure. */
export function ris(work: Cited): string {
  const written = new Cite(itemOf(work)).format("ris", { format: "object" });
  return written
    .map(({ TY, ID: _, ...tags }) => {
      const lines = Object.entries({ ...tags, DA: work.date.replaceAll("-", "/") }).flatMap(([tag, values]) =>
        [values].flat().map((value) => `${tag}  - ${value}`),
      );
      return [`TY  - ${String(TY)}`, ...lines, "ER  - "].join("\n");
    })
    .join("\n");
}
