import type { Token } from "marked";
import type { Face } from "./fonts.ts";
import { cannotShow, isShown } from "./tokens.ts";

/** A stretch of text in one style. `\n` is a line break the author asked for. */
export type Span = { text: string; face: Face; link?: Link; code?: boolean };

/** One object per link, so that the parts of a link broken over two lines are known to belong together. */
export type Link = { href: string; text: string };

type Style = Omit<Span, "text">;

const italics: Record<Face, Face> = {
  text: "italic",
  italic: "text",
  bold: "boldItalic",
  boldItalic: "bold",
  display: "display",
};
const bolds: Record<Face, Face> = {
  text: "bold",
  italic: "boldItalic",
  bold: "bold",
  boldItalic: "boldItalic",
  display: "display",
};

export function spansOf(tokens: readonly Token[], style: Style, source: string): Span[] {
  return tokens.flatMap((token) => spansOfToken(token, style, source));
}

function spansOfToken(token: Token, style: Style, source: string): Span[] {
  if (!isShown(token)) throw cannotShow(token, source);
  const inside = (changed: Partial<Style> = {}) =>
    spansOf(("tokens" in token && token.tokens) || [], { ...style, ...changed }, source);
  switch (token.type) {
    case "strong":
      return inside({ face: bolds[style.face] });
    case "em":
      return inside({ face: italics[style.face] });
    case "link":
      return inside({ link: { href: token.href, text: plainText(token.text) } });
    case "codespan":
      return [{ ...style, text: token.text, code: true }];
    case "br":
      return [{ ...style, text: "\n" }];
    case "text":
    case "escape":
      return token.type === "text" && token.tokens ? inside() : [{ ...style, text: plainText(token.text) }];
    default:
      throw cannotShow(token, source);
  }
}

const entities: Record<string, string> = { nbsp: "\u00a0", amp: "&", lt: "<", gt: ">", quot: '"' };

function plainText(text: string): string {
  return text
    .replaceAll(/&(nbsp|amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll(/[ \t]*\n[ \t]*/g, " ");
}
