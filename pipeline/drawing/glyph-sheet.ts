import type { Font } from "fontkit";
import { glyphPath, layOut, type Placement, type TextStyle } from "./glyphs.ts";
import { element, group, path, round } from "./svg.ts";

/** Draws each letter once and refers to it with `<use>`, for drawings with much text. */
export class GlyphSheet {
  readonly #fonts = new Map<Font, number>();
  readonly #glyphs = new Map<string, string>();

  text(
    words: string,
    style: TextStyle,
    { x = 0, y = 0, anchor = "start", fill }: Placement & { fill: string },
  ): string {
    const { letters, width } = layOut(words, style);
    const start = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
    const scale = style.size / 100;
    const uses = letters
      .filter(({ glyph }) => glyph.path.commands.length > 0)
      .map(({ glyph, font, x: offset }) => {
        const id = this.#idOf(font, glyph.id);
        if (!this.#glyphs.has(id)) this.#glyphs.set(id, glyphPath(glyph, 100 / font.unitsPerEm, 0, 0, 1));
        return element("use", { href: `#${id}`, x: offset / scale });
      });
    return group({ transform: `translate(${round(start)} ${round(y)}) scale(${round(scale, 3)})`, fill }, ...uses);
  }

  /** Call after the last `text`, and write before the first. */
  definitions(): string {
    return element("defs", {}, [...this.#glyphs].map(([id, d]) => path(d, { id })).join(""));
  }

  #idOf(font: Font, glyph: number): string {
    const number = this.#fonts.get(font) ?? this.#fonts.size;
    this.#fonts.set(font, number);
    return `${String.fromCharCode(97 + number)}${glyph.toString(36)}`;
  }
}
