import { Lexer, LineCounter, parseDocument } from "yaml";
import { canonicalText } from "./canonical-form.ts";
import { jsonSchema } from "../read/json-schema.ts";
import { schemaFor } from "../read/tree.ts";

type Formatted =
  | { text: string }
  /** Why the file is not formatted, and on which line. */
  | { line: number; reason: "unreadable" | "comment" };

const schemaHint = /^# yaml-language-server:/;

/** The canonical form of a content file, unless it is unreadable or has comments. */
export function formatContent(path: string, text: string): Formatted | undefined {
  const schema = schemaFor(path);
  if (!schema) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [finding] = document.errors;
  if (finding) return { line: lineCounter.linePos(finding.pos[0]).line, reason: "unreadable" };
  const comment = lineOfComment(text);
  if (comment !== undefined) return { line: comment, reason: "comment" };
  return { text: canonicalText(jsonSchema(schema), document.toJS()) };
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
