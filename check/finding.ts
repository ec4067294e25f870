import type { Language } from "#model/languages.ts";
import type { Wording } from "./messages/wording.ts";

/** The path to a value: keys, and list positions from 0. */
export type Path = readonly PropertyKey[];

/** From 1; line 0 is the whole file. */
export interface Place {
  line: number;
  column: number;
}

export interface Finding extends Place {
  /** e.g. content/branches/essec.yaml */
  file: string;
  /** e.g. contact.email or office.3.role; list items count from 1. */
  field: string;
  message: string;
  remedy: string;
}

export function fieldName(path: Path): string {
  return path.map((step) => (typeof step === "number" ? step + 1 : String(step))).join(".");
}

export function finding(file: string, { line, column }: Place, field: string, [message, remedy]: Wording): Finding {
  return { file, line, column, field, message, remedy };
}

/** A finding about a whole file. */
export function fileFinding(file: string, wording: Wording): Finding {
  return finding(file, { line: 0, column: 0 }, "", wording);
}

export function describeFinding({ file, line, field, message, remedy }: Finding, language: Language): string {
  const place = line > 0 ? `${file}:${line}` : file;
  const colon = language === "fr" ? "\u00a0: " : ": ";
  return `${place}  ${field && field + colon}${message} ${remedy}`;
}

/** Each message once, with its places. */
export function describeTogether(findings: readonly Finding[]): string {
  const bySentence = Map.groupBy(findings, ({ message, remedy }) => `${message} ${remedy}`);
  const placeOf = ({ file, line }: Finding) => `  ${file}${line > 0 ? `:${line}` : ""}`;
  return [...bySentence]
    .flatMap(([sentence, all]) => [all.length > 1 ? `${sentence} (${all.length})` : sentence, ...all.map(placeOf)])
    .join("\n");
}

/** Sorts findings and removes duplicates. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((each) => [JSON.stringify(each), each]));
  return [...unique.values()].toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.field, b.field),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
