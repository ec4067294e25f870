import { type Inline, plainText } from "#model/prose.ts";
import type { Face } from "./fonts.ts";

/** Text in one style; `\n` is a line break in the source. */
export type Span = { text: string; face: Face; link?: Link; code?: boolean };

/** One object per link, so that its parts on two lines can be grouped. */
export type Link = { href: string; text: string };

type Style = Omit<Span, "text">;

/** Italics inside italics are upright. */
const variants: Record<Face, { strong: Face; em: Face }> = {
  text: { strong: "bold", em: "italic" },
  italic: { strong: "boldItalic", em: "text" },
  bold: { strong: "bold", em: "boldItalic" },
  boldItalic: { strong: "boldItalic", em: "bold" },
  display: { strong: "display", em: "display" },
};

export function spansOf(content: readonly Inline[], style: Style): Span[] {
  return content.flatMap((part): Span[] => {
    if (typeof part === "string") return [{ ...style, text: part }];
    switch (part.kind) {
      case "strong":
      case "em":
        return spansOf(part.content, { ...style, face: variants[style.face][part.kind] });
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
