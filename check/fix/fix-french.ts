import { frenchTypography, neighbourAt } from "../rules/typography.ts";

/** Replaces `length` characters from `index`. */
export interface Edit {
  index: number;
  length: number;
  text: string;
}

const noBreak = "\u00a0";
const narrowNoBreak = "\u202f";
/** Characters that may follow a sign after a word; before any other it may be part of an address or code. */
const afterSign = /^$|[\s\u00a0\u202f»)\]}"’'.,…;:!?*_~-]/;

/** The edits that fix French typography, except ambiguous signs. */
export function fixFrench(text: string): Edit[] {
  const findings = frenchTypography(text);
  const edits = findings.flatMap(({ kind, sign, index }): Edit[] => {
    if (kind === "straightApostrophe") return apostrophe(text, index);
    if (kind === "straightQuotes") return [];
    return space(text, sign, index);
  });
  const quotes = findings.filter(({ kind }) => kind === "straightQuotes").map(({ index }) => index);
  return [...edits, ...guillemets(text, quotes)].toSorted((a, b) => a.index - b.index);
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let [result, from] = ["", 0];
  for (const { index, length, text: inserted } of edits) {
    result += text.slice(from, index) + inserted;
    from = index + length;
  }
  return result + text.slice(from);
}

/** Only between letters, because elsewhere it may be a quotation mark. */
function apostrophe(text: string, index: number): Edit[] {
  const before = text.charAt(neighbourAt(text, index, -1));
  const after = text.charAt(neighbourAt(text, index, 1));
  return /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}«"[{]/u.test(after) ? [{ index, length: 1, text: "’" }] : [];
}

/** Replaces or adds a space, but never joins two lines. */
function space(text: string, sign: string, index: number): Edit[] {
  const added = /[;!?]/.test(sign) ? narrowNoBreak : noBreak;
  const at = neighbourAt(text, index, sign === "«" ? 1 : -1);
  const neighbour = text[at];
  if (neighbour === undefined || neighbour === "\n" || neighbour === "\r") return [];
  if (neighbour === " ") return isInsideLine(text, at) ? [{ index: at, length: 1, text: added }] : [];
  if (sign === "«") return [{ index: index + 1, length: 0, text: added }];
  return afterSign.test(text.charAt(index + 1)) ? [{ index, length: 0, text: added }] : [];
}

/** Whether a single space is between words of one line. */
function isInsideLine(text: string, at: number): boolean {
  return /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));
}

/** Only when the straight marks of a paragraph alternate between opening and closing. */
function guillemets(text: string, indexes: readonly number[]): Edit[] {
  const paragraphs = Map.groupBy(indexes, (index) => text.slice(0, index).split(/\n\s*\n/).length);
  return [...paragraphs.values()].flatMap((marks) => {
    const sound =
      marks.length % 2 === 0 && marks.every((index, i) => (i % 2 === 0 ? opens(text, index) : closes(text, index)));
    return sound
      ? marks.map((index, i) => ({ index, length: 1, text: i % 2 === 0 ? `«${noBreak}` : `${noBreak}»` }))
      : [];
  });
}

function opens(text: string, index: number): boolean {
  return /^$|[\s(\u00a0[{'’—–*_-]/.test(text.charAt(index - 1)) && /\S/.test(text.charAt(index + 1));
}

function closes(text: string, index: number): boolean {
  return /\S/.test(text.charAt(index - 1)) && /^$|[\s\u00a0\u202f.,;:!?)\]}…*_—–-]/.test(text.charAt(index + 1));
}
