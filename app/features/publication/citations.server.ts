import { formatDayOfMonth, formatMonth } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { plain } from "#model/slug.ts";

export type Cited = {
  title: string;
  authors: readonly string[];
  /** yyyy-mm-dd */
  date: string;
  kind: string;
  publisher: string;
  url: string;
  lang: Language;
};

/** Everything after the first word is the family name: « Fatou Binta Cissokho » is filed under Binta Cissokho. */
function nameOf(author: string): { given?: string; family: string } {
  const [given = "", ...family] = author.split(" ");
  return family.length > 0 ? { given, family: family.join(" ") } : { family: given };
}

/** `date` and `langid` are for BibLaTeX, as BibTeX has no fields for days and languages. */
export function bibtex(work: Cited): string {
  const { title, authors, date, kind, publisher, url, lang } = work;
  const fields = {
    author: authors.map(texName).join(" and "),
    year: date.slice(0, 4),
    institution: escapeTex(publisher),
    // The second pair of braces preserves capitals.
    title: `{${escapeTex(title)}}`,
    type: escapeTex(kind),
    url,
    date,
    langid: { fr: "french", en: "british" }[lang],
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name.padEnd(11)} = {${value}}`);
  return `@techreport{${keyOf(work)},\n${lines.join(",\n")}\n}`;
}

function texName(author: string): string {
  const { given, family } = nameOf(author);
  return given === undefined ? `{${escapeTex(family)}}` : `${escapeTex(family)}, ${escapeTex(given)}`;
}

const texCommands: Record<string, string> = {
  "\\": "textbackslash",
  "~": "textasciitilde",
  "^": "textasciicircum",
  "<": "textless",
  ">": "textgreater",
};

function escapeTex(text: string): string {
  return text.replaceAll(/[\\~^<>&%$#_{}]/g, (sign) => {
    const command = texCommands[sign];
    return command ? `\\${command}{}` : `\\${sign}`;
  });
}

function keyOf({ authors, date, title }: Cited): string {
  const letters = (text: string) => plain(text).replaceAll(/[^\p{L}\p{N} ]/gu, "");
  const family = letters(nameOf(authors[0] ?? "").family).replaceAll(" ", "");
  const word = letters(title).split(" ");
  return `${family}${date.slice(0, 4)}${word.find((part) => part.length > 3) ?? ""}`;
}

/** APA style, 7th edition. */
export function apa({ title, authors, date, kind, publisher, url, lang }: Cited): string {
  const names = withStop(listNames(authors.map(initialled), lang));
  return `${names} (${dayOf(date, lang)}). ${title} [${kind}]. ${withStop(publisher)} ${url}`;
}

function initialled(author: string): string {
  const { given, family } = nameOf(author);
  if (given === undefined) return family;
  const initials = given.replaceAll(/(\p{L})[^-.]*\.?/gu, "$1. ").replaceAll(" -", "-");
  return `${family}, ${initials.trim()}`;
}

/** Above twenty names, APA lists the first nineteen and the last. */
function listNames(names: readonly string[], lang: Language): string {
  const last = names.at(-1) ?? "";
  if (names.length > 20) return `${names.slice(0, 19).join(", ")}, … ${last}`;
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(", ")}${lang === "fr" ? " et " : ", & "}${last}`;
}

function dayOf(date: string, lang: Language): string {
  const inFrench = formatDayOfMonth(date, "fr").replace("\u00a0", " ");
  const inEnglish = `${formatMonth(date, "en")} ${Number(date.slice(8))}`;
  return `${date.slice(0, 4)}, ${{ fr: inFrench, en: inEnglish }[lang]}`;
}

function withStop(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
