import { maskAllButProse } from "../read/masks.ts";

export interface TypographyFinding {
  kind: "straightApostrophe" | "straightQuotes" | "spaceBeforeSign" | "spaceInGuillemets";
  sign: string;
  index: number;
  /** The sign and the word before it. */
  extract: string;
}

const noBreakSpaces = "\u00a0\u202f";
const emphasis = /[*_~]/;
const opening = /[([{]/;

/** Errors of French typography: apostrophes, quotation marks, and spaces around high signs. */
export function frenchTypography(text: string): TypographyFinding[] {
  const prose = maskAllButProse(text);
  const findings: TypographyFinding[] = [];
  for (const { 0: sign, index } of prose.matchAll(/['";:!?«»]/g)) {
    const kind = findingOf(prose, sign, index);
    if (kind) findings.push({ kind, sign, index, extract: extractAt(text, index) });
  }
  return findings;
}

function findingOf(prose: string, sign: string, index: number): TypographyFinding["kind"] | undefined {
  if (sign === "'") return "straightApostrophe";
  if (sign === '"') return "straightQuotes";
  const before = prose.charAt(neighbourAt(prose, index, -1));
  const after = prose.charAt(neighbourAt(prose, index, 1));
  if (sign === "«") return noBreakSpaces.includes(after || "x") ? undefined : "spaceInGuillemets";
  if (sign === "»") return noBreakSpaces.includes(before || "x") ? undefined : "spaceInGuillemets";
  return isWellSpaced(sign, before, after) ? undefined : "spaceBeforeSign";
}

function isWellSpaced(sign: string, before: string, after: string): boolean {
  if (noBreakSpaces.includes(before || "x")) return true;
  if (sign === ":" && /\d/.test(before) && /\d/.test(after)) return true; // 09:30
  if (/[!?]/.test(sign) && /[!?]/.test(before)) return true; // ?!
  return opening.test(before); // (?)
}

/** The index of the nearest character that is not Markdown emphasis. */
export function neighbourAt(text: string, index: number, step: 1 | -1): number {
  let at = index + step;
  while (emphasis.test(text.charAt(at))) at += step;
  return at;
}

function extractAt(text: string, index: number): string {
  const before = /\S*\s?\S?$/.exec(text.slice(Math.max(0, index - 24), index))?.[0] ?? "";
  const after =
    /^\S{0,12}/.exec(text.slice(index + 1))?.[0] || (/^«\s\S{0,12}/.exec(text.slice(index))?.[0].slice(1) ?? "");
  return `${before}${text[index]}${after}`.trim();
}
