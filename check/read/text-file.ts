import { finding, type Finding, type Place } from "../finding.ts";
import type { Catalogue } from "../messages/catalogue.ts";

export interface TextFile {
  /** In the content folder, e.g. branches/essec.yaml */
  path: string;
  /** As shown in messages, e.g. content/branches/essec.yaml */
  shownAs: string;
  text: string;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Decodes a text file and normalises its line endings; an unreadable or empty file is a finding. */
export function readTextFile(
  bytes: Uint8Array,
  path: string,
  shownAs: string,
  say: Catalogue,
): { file?: TextFile; findings: Finding[] } {
  try {
    const text = utf8.decode(bytes).replaceAll("\r\n", "\n");
    if (text.trim() !== "") return { file: { path, shownAs, text }, findings: [] };
    return { findings: [finding(shownAs, { line: 1, column: 1 }, "", say.emptyFile())] };
  } catch {
    const lossy = new TextDecoder().decode(bytes);
    return { findings: [finding(shownAs, placeOf(lossy, lossy.indexOf("\ufffd")), "", say.notUtf8())] };
  }
}

export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, Math.max(offset, 0));
  return { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
}
