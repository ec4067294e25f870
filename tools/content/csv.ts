import { CsvError, parse } from "csv-parse/sync";
import { Refusal } from "./messages.ts";

/** `line` is the row number in the spreadsheet. */
export interface Row {
  line: number;
  cells: string[];
}

/** Reads UTF-8, UTF-16 (“Unicode” in Excel) or Windows-1252. */
export function decodeSheet(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b)
    throw new Refusal({
      fr: "C’est un classeur, pas une feuille CSV. Dans le tableur : Fichier, Enregistrer sous, « CSV UTF-8 ».",
      en: "This is a workbook, not a CSV sheet. In the spreadsheet: File, Save as, “CSV UTF-8”.",
    });
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0))
    throw new Refusal({
      fr: "Ce fichier n’est pas un texte. Enregistrez la feuille au format « CSV UTF-8 ».",
      en: "This file is not text. Save the sheet as “CSV UTF-8”.",
    });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Skips empty rows; the separator is the one of `separators` that is most frequent in the first line. */
export function parseSheet(text: string): Row[] {
  const [named = "", sign] = /^sep=(.*)\r?\n/i.exec(text) ?? [];
  const source = text.slice(named.length).replace(/\r\n?/g, "\n");
  if (sign !== undefined && !separators.includes(sign)) throw unknownSeparator(sign);
  try {
    const rows = parse(source, {
      delimiter: sign ?? separatorOf(source),
      relaxColumnCount: true,
      relaxQuotes: true,
      trim: true,
    });
    return rows
      .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
  } catch (error) {
    if (error instanceof CsvError) throw openQuote(Number(error["records"] ?? 0) + 1);
    throw error;
  }
}

const separators = [";", ",", "\t"];

function separatorOf(source: string): string {
  const [heading = ""] = source
    .trimStart()
    .replace(/"[^"]*"/g, "")
    .split("\n", 1);
  const count = (sign: string) => heading.split(sign).length;
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function unknownSeparator(sign: string): Refusal {
  return new Refusal({
    fr: `La feuille annonce « sep=${sign} ». Le séparateur est une virgule, un point-virgule ou une tabulation : enregistrez-la au format « CSV UTF-8 ».`,
    en: `The sheet says “sep=${sign}”. The separator is a comma, a semicolon or a tab: save it as “CSV UTF-8”.`,
  });
}

function openQuote(line: number): Refusal {
  return new Refusal({
    fr: `Ligne ${line} : un guillemet droit (") n’est pas fermé, ou il en manque un autour de la case.`,
    en: `Line ${line}: a quotation mark (") is not closed, or one is missing around the cell.`,
  });
}

/** Whether a spreadsheet would run the cell as a formula. */
export const isFormula = (cell: string) => /^[=+\-@\t\r]/.test(cell);

/** Adds an apostrophe, so that a spreadsheet shows a formula instead of running it. */
export function guard(cell: string): string {
  return isFormula(cell) ? `'${cell}` : cell;
}

export function unguard(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Excel needs the byte order mark to read accents. */
export function writeSheet(rows: readonly (readonly string[])[], separator: string): string {
  const spell = (cell: string) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\ufeff${rows.map((row) => row.map((cell) => spell(guard(cell))).join(separator)).join("\r\n")}\r\n`;
}
