import { Lexer, LineCounter, parseDocument } from "yaml";
import type { Language } from "#model/languages.ts";
import { canonicalText } from "./canonical-form.ts";
import { fileFinding, finding, type Finding } from "../finding.ts";
import { catalogues } from "../messages/catalogue.ts";
import { jsonSchema } from "../read/json-schema.ts";
import { type Files, schemaFor } from "../read/tree.ts";

type Formatted =
  | { text: string }
  /** Why the file is not formatted, and on which line. */
  | { line: number; reason: "unreadable" | "comment" };

const schemaHint = /^# yaml-language-server:/;

/** The canonical form of a content file, with its data changed, unless it is unreadable or has comments. */
export function formatContent(path: string, text: string, change = (data: unknown) => data): Formatted | undefined {
  const schema = schemaFor(path);
  if (!schema || !path.endsWith(".yaml")) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) return { line: lineCounter.linePos(error.pos[0]).line, reason: "unreadable" };
  const comment = lineOfComment(text);
  if (comment !== undefined) return { line: comment, reason: "comment" };
  return { text: canonicalText(jsonSchema(schema), change(document.toJS())) };
}

/** Files that are not in canonical form, or whose comments the editor would lose. */
export function formNotes(files: Files, { lang, shownAs }: { lang: Language; shownAs: string }): Finding[] {
  const say = catalogues[lang];
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return [...files].flatMap(([path, bytes]) => {
    if (!path.endsWith(".yaml")) return [];
    const text = decoder.decode(bytes);
    const formatted = text ? formatContent(path, text) : undefined;
    if (!formatted) return [];
    const file = `${shownAs}/${path}`;
    if ("text" in formatted) return formatted.text === text ? [] : [fileFinding(file, say.otherForm())];
    return formatted.reason === "comment"
      ? [finding(file, { line: formatted.line, column: 1 }, "", say.comment())]
      : [];
  });
}

/** Reads tokens, because # also occurs inside texts. */
function lineOfComment(text: string): number | undefined {
  let line = 1;
  for (const piece of new Lexer().lex(text)) {
    if (piece.startsWith("#") && !schemaHint.test(piece)) return line;
    line += piece.split("\n").length - 1;
  }
  return undefined;
}
