import type { Language } from "#model/languages.ts";
import type { Wording } from "./messages/wording.ts";

/** The way to a value inside a file, as Zod and yaml write it: keys, and positions from 0. */
export type Path = readonly PropertyKey[];

export interface Fault {
  /** e.g. content/branches/essec.yaml */
  file: string;
  /** From 1; 0 when the fault is the file itself (missing, misnamed, not a picture…). */
  line: number;
  column: number;
  /** e.g. contact.email or office.3.role; the members of a list count from 1. */
  field: string;
  message: string;
  remedy: string;
}

export function fieldName(path: Path): string {
  return path.map((step) => (typeof step === "number" ? step + 1 : String(step))).join(".");
}

export function fault(file: string, place: { line: number; column: number }, field: string, wording: Wording): Fault {
  const [message, remedy] = wording;
  return { file, line: place.line, column: place.column, field, message, remedy };
}

/** A fault of the file as a whole. */
export function fileFault(file: string, wording: Wording): Fault {
  return fault(file, { line: 0, column: 0 }, "", wording);
}

export function describeFault({ file, line, field, message, remedy }: Fault, language: Language): string {
  const place = line > 0 ? `${file}:${line}` : file;
  const colon = language === "fr" ? "\u00a0: " : ": ";
  return `${place}  ${field && field + colon}${message} ${remedy}`;
}

/** Each thing to know once, with the places it is true of, and their number where they are several. */
export function describeTogether(faults: readonly Fault[]): string {
  const bySentence = Map.groupBy(faults, ({ message, remedy }) => `${message} ${remedy}`);
  const placeOf = ({ file, line }: Fault) => `  ${file}${line > 0 ? `:${line}` : ""}`;
  return [...bySentence]
    .flatMap(([sentence, all]) => [all.length > 1 ? `${sentence} (${all.length})` : sentence, ...all.map(placeOf)])
    .join("\n");
}

/** In reading order, each fault once. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const unique = new Map(faults.map((each) => [JSON.stringify(each), each]));
  return [...unique.values()].toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.field, b.field),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
