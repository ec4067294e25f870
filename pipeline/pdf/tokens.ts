import type { MarkedToken, Token } from "marked";

const known: ReadonlySet<string> = new Set<MarkedToken["type"]>([
  "blockquote",
  "br",
  "code",
  "codespan",
  "def",
  "em",
  "escape",
  "heading",
  "hr",
  "link",
  "list",
  "paragraph",
  "space",
  "strong",
  "table",
  "text",
]);

/** A part of a Markdown text that PDFs can show; marked has others, and lets its extensions add more. */
export function isShown(token: Token): token is MarkedToken {
  return known.has(token.type);
}

export function cannotShow(token: Token, source: string): Error {
  return new Error(`${source}: a PDF cannot show this: ${token.raw.trim().slice(0, 60)}`);
}
