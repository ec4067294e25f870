import { finding, fieldName, fileFinding, type Finding } from "../finding.ts";
import type { Catalogue } from "../messages/catalogue.ts";
import { noteCall } from "./footnotes.ts";
import { placeOf, type TextFile } from "./text-file.ts";
import { texts } from "./walk.ts";
import { placeOfValue, type YamlFile } from "./yaml-file.ts";

/** Far above any text of the site, but quick to read; anything larger is not read. */
const mostInFile = 300_000;
const mostInText = 10_000;
const mostCalls = 500;
const mostInParagraph = 20_000;
const mostMarks = 1_000;
const mostCells = 20_000;
const tooDeep = /^(?:[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t])){11}|^ {60}[ ]*[^ ]/m;

/** The reason why a file is not read. */
export function excessOf({ path, shownAs, text }: TextFile, say: Catalogue): Finding | undefined {
  if (text.length > mostInFile) return fileFinding(shownAs, say.largeFile(mostInFile));
  const deep = tooDeep.exec(text);
  if (deep) return finding(shownAs, placeOf(text, deep.index), "", say.deepText());
  if (path.endsWith(".md") && text.split(/\n[ \t]*\n/).some(isOverloaded))
    return fileFinding(shownAs, say.longParagraph());
  const calls = path.endsWith(".md") ? [...text.matchAll(noteCall)].length : 0;
  return calls > mostCalls ? fileFinding(shownAs, say.manyNotes(calls, mostCalls)) : undefined;
}

/** The time to parse a Markdown paragraph grows with the square of its length; a table is as wide as its widest row. */
function isOverloaded(paragraph: string): boolean {
  const lines = paragraph.split("\n");
  const columns = lines.reduce((most, line) => Math.max(most, line.split("|").length - 1), 0);
  const marks = paragraph.match(/[[`<*_]/g)?.length ?? 0;
  return paragraph.length > mostInParagraph || marks > mostMarks || columns * lines.length > mostCells;
}

export function longTexts(file: YamlFile, say: Catalogue): Finding[] {
  return [...texts(file.data)]
    .filter(({ text }) => text.length > mostInText)
    .map(({ text, path }) =>
      finding(file.shownAs, placeOfValue(file, path), fieldName(path), say.longText(text.length, mostInText)),
    );
}
