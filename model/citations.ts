import type { Language } from "./languages.ts";
import { locales } from "./languages.ts";

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

const languageNames = { fr: "french", en: "british" } as const;

/** The family name is what follows the first word: « Fatou Binta Cissokho » is filed under Binta Cissokho. */
function nameParts(author: string): { given: string; family: string } {
  const [given = "", ...family] = author.split(" ");
  return family.length > 0 ? { given, family: family.join(" ") } : { given: "", family: given };
}

function familyFirst(author: string): string {
  const { given, family } = nameParts(author);
  return given ? `${family}, ${given}` : family;
}

export function bibtex(work: Cited): string {
  const { title, authors, date, kind, publisher, url, lang } = work;
  const fields = {
    // A second pair of braces keeps the capitals.
    title: `{${texOf(title)}}`,
    author: texOf(authors.map(familyFirst).join(" and ")),
    institution: texOf(publisher),
    type: texOf(kind),
    year: date.slice(0, 4),
    date,
    langid: languageNames[lang],
    url,
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name.padEnd(11)} = {${value}}`);
  return `@techreport{${keyOf(work)},\n${lines.join(",\n")}\n}`;
}

const texOf = (text: string) => text.replaceAll(/[&%$#_{}]/g, String.raw`\$&`);

function keyOf({ authors, date, title }: Cited): string {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replaceAll(/[^\p{L}\p{N} ]/gu, "")
      .replaceAll(/\p{Diacritic}/gu, "")
      .toLowerCase();
  const family = plain(nameParts(authors[0] ?? "").family).replaceAll(" ", "");
  const word =
    plain(title)
      .split(" ")
      .find((part) => part.length > 3) ?? "";
  return `${family}${date.slice(0, 4)}${word}`;
}

export function apa({ title, authors, date, kind, publisher, url, lang }: Cited): string {
  const names = authors.map((author) => {
    const { given, family } = nameParts(author);
    const initials = given
      .split("-")
      .map((part) => `${part.charAt(0)}.`)
      .join("-");
    return given ? `${family}, ${initials}` : family;
  });
  const last = lang === "fr" ? " et " : ", & ";
  const list = names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")}${last}${names.at(-1)}`;
  const day = new Intl.DateTimeFormat(locales[lang], { day: "numeric", month: "long", timeZone: "UTC" });
  return `${list}${list.endsWith(".") ? "" : "."} (${date.slice(0, 4)}, ${day.format(new Date(date))}). ${title} [${kind}]. ${publisher}. ${url}`;
}

export function ris({ title, authors, date, publisher, url, lang }: Cited): string {
  const lines = [
    ["TY", "RPRT"],
    ["TI", title],
    ...authors.map((author) => ["AU", familyFirst(author)]),
    ["PB", publisher],
    ["PY", date.slice(0, 4)],
    ["DA", date.replaceAll("-", "/")],
    ["LA", lang],
    ["UR", url],
    ["ER", ""],
  ];
  return lines.map(([tag, value]) => `${tag}  - ${value}`).join("\n");
}
