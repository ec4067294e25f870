import { Refusal } from "./messages.ts";

/** A row of a sheet, with the line of the file it begins on. */
export interface Row {
  line: number;
  cells: string[];
}

/** The text of a sheet: UTF-8, what Excel calls Unicode (UTF-16), or else Windows-1252. */
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

/** Rows without the empty ones; commas, semicolons or tabs, whichever the first line has most of. */
export function parseSheet(text: string): Row[] {
  const named = /^sep=(.)\r?\n/i.exec(text);
  const source = text.slice(named?.[0].length ?? 0);
  const separator = named?.[1] ?? separatorOf(source);
  const rows: Row[] = [];
  let line = named ? 2 : 1;
  let row: Row = { line, cells: [] };
  const end = () => {
    if (row.cells.some((cell) => cell !== "")) rows.push(row);
  };
  const cell = /"([^"]*(?:""[^"]*)*)" */y;
  const plain = new RegExp(`[^\\r\\n${separator === "\t" ? "\\t" : separator}]*`, "y");
  for (let at = 0; at <= source.length;) {
    cell.lastIndex = plain.lastIndex = at;
    const quoted = source[at] === '"' ? cell.exec(source) : null;
    if (source[at] === '"' && quoted?.[1] === undefined) throw openQuote(line);
    const found = quoted?.[0] ?? plain.exec(source)?.[0] ?? "";
    row.cells.push((quoted ? (quoted[1] ?? "").replaceAll('""', '"') : found).trim());
    at += found.length;
    line += found.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (source[at] === separator) {
      at++;
      continue;
    }
    if (quoted && at < source.length && !/[\r\n]/.test(source[at] ?? "")) throw openQuote(line);
    at += source.startsWith("\r\n", at) ? 2 : 1;
    line++;
    end();
    row = { line, cells: [] };
  }
  return rows;
}

function separatorOf(source: string): string {
  const heading = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(source.trimStart())?.[0].replace(/"(?:[^"]|"")*"/g, "") ?? "";
  const count = (sign: string) => heading.split(sign).length;
  return [";", ",", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function openQuote(line: number): Refusal {
  return new Refusal({
    fr: `Ligne ${line} : un guillemet droit (") n’est pas fermé, ou il en manque un autour de la case.`,
    en: `Line ${line}: a quotation mark (") is not closed, or one is missing around the cell.`,
  });
}

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

export function isFormula(cell: string): boolean {
  return formula.test(cell);
}

/** An apostrophe makes a spreadsheet show a formula instead of running it. */
export function guard(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

export function unguard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** With a byte-order mark: without it Excel reads accents wrong. */
export function writeSheet(rows: readonly (readonly string[])[], separator: string): string {
  const spell = (cell: string) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\ufeff${rows.map((row) => row.map((cell) => spell(guard(cell))).join(separator)).join("\r\n")}\r\n`;
}
