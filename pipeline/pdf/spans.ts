import { type Inline, plainText } from "#model/prose.ts";
import type { Face } from "./fonts.ts";

/** Text in one style; `\n` is a line break in the source. */
export type Span = { text: string; face: Face; link?: Link; code?: boolean };

/** One object per link, so that its parts on two lines can be grouped. */
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

export function spansOf(content: readonly Inline[], style: Style): Span[] {
  return content.flatMap((part): Span[] => {
    if (typeof part === "string") return [{ ...style, text: part }];
    switch (part.kind) {
      case "strong":
        return spansOf(part.content, { ...style, face: bolds[style.face] });
      case "em":
        return spansOf(part.content, { ...style, face: italics[style.face] });
      case "link":
        return spansOf(part.content, { ...style, link: { href: part.href, text: plainText(part.content) } });
      case "code":
        return [{ ...style, text: part.text, code: true }];
      case "break":
        return [{ ...style, text: "\n" }];
      case "note":
        return [{ ...style, text: `[${part.number}]` }];
    }
  });
}
