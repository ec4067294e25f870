import { frenchTypography, neighbourAt } from "../rules/typography.ts";

/** So many characters from there on become these. */
export interface Edit {
  index: number;
  length: number;
  text: string;
}

const noBreak = "\u00a0";
const narrowNoBreak = "\u202f";
/** What may follow a sign that ends a word or a phrase; anything else may be part of an address or of code. */
const afterSign = /^$|[\s\u00a0\u202f»)\]}"’'.,…;:!?*_~-]/;

/** What puts the findings of French typography right; a sign that could be meant in two ways is left to people. */
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

/** Between letters only: elsewhere it may be a quotation mark. */
function apostrophe(text: string, index: number): Edit[] {
  const before = text.charAt(neighbourAt(text, index, -1));
  const after = text.charAt(neighbourAt(text, index, 1));
  return /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}«"[{]/u.test(after) ? [{ index, length: 1, text: "’" }] : [];
}

/** Makes an ordinary space a no-break one, or puts one where there is none; never joins two lines. */
function space(text: string, sign: string, index: number): Edit[] {
  const added = /[;!?]/.test(sign) ? narrowNoBreak : noBreak;
  const at = neighbourAt(text, index, sign === "«" ? 1 : -1);
  const neighbour = text[at];
  if (neighbour === undefined || neighbour === "\n" || neighbour === "\r") return [];
  if (neighbour === " ") return isInsideLine(text, at) ? [{ index: at, length: 1, text: added }] : [];
  if (sign === "«") return [{ index: index + 1, length: 0, text: added }];
  return afterSign.test(text.charAt(index + 1)) ? [{ index, length: 0, text: added }] : [];
}

/** One single space, with words of the same line on both sides. */
function isInsideLine(text: string, at: number): boolean {
  return /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));
}

/** Straight marks in pairs, opening and closing in turn, within one paragraph. */
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
