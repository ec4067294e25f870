import { createRequire } from "node:module";
import { keysOf } from "#model/keys.ts";

const resolve = createRequire(import.meta.url).resolve;

const files = {
  text: "radio-canada/files/radio-canada-@-400-normal",
  italic: "radio-canada/files/radio-canada-@-400-italic",
  bold: "radio-canada/files/radio-canada-@-700-normal",
  boldItalic: "radio-canada/files/radio-canada-@-700-italic",
  display: "radio-canada-big/files/radio-canada-big-@-700-normal",
};

export type Face = keyof typeof files;

/** In order of search; the display face has no Vietnamese letters. */
const filesOf = (face: Face) => [
  `${face} latin`,
  `${face} latin-ext`,
  `${face === "display" ? "bold" : face} vietnamese`,
];

/** A narrow space has no glyph, so it is a smaller no-break space. */
export type FontRun = { text: string; font: string; narrow: boolean };

export const narrowScale = 0.6;

type OpenFont = { font: { hasGlyphForCodePoint(codePoint: number): boolean } };

/** The fonts of one document; each face consists of several files, by alphabet. */
export class Fonts {
  #doc: PDFKit.PDFDocument;
  #source: string;

  constructor(doc: PDFKit.PDFDocument, source: string) {
    this.#doc = doc;
    this.#source = source;
    for (const face of keysOf(files)) {
      for (const subset of face === "display" ? ["latin", "latin-ext"] : ["latin", "latin-ext", "vietnamese"])
        doc.registerFont(`${face} ${subset}`, resolve(`@fontsource/${files[face].replace("@", subset)}.woff`));
    }
  }

  /** Splits a text where the font file changes. */
  split(text: string, face: Face): FontRun[] {
    const runs: FontRun[] = [];
    for (const character of text.normalize("NFC").replaceAll("\u00ad", "")) {
      const run = this.#runFor(character, face);
      const last = runs.at(-1);
      if (last && last.font === run.font && !last.narrow && !run.narrow) last.text += run.text;
      else runs.push(run);
    }
    return runs;
  }

  #runFor(character: string, face: Face): FontRun {
    if (character === "\u202f" || character === "\u2009")
      return { text: "\u00a0", font: `${face} latin`, narrow: true };
    const text = character === "\u2011" ? "-" : character;
    const font = filesOf(face).find((name) => this.#has(name, text));
    if (font) return { text, font, narrow: false };
    const code = text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    throw new Error(`${this.#source}: the PDF font has no character “${text}” (U+${code}); replace it`);
  }

  #has(font: string, character: string): boolean {
    // pdfkit does not expose the glyphs of a font; the font object it opened does.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types leave this field out.
    const { _font: opened } = this.#doc.font(font) as unknown as { _font: OpenFont };
    return opened.font.hasGlyphForCodePoint(character.codePointAt(0)!);
  }

  width(run: FontRun, size: number, tracking = 0): number {
    const scaled = run.narrow ? size * narrowScale : size;
    return this.#doc.font(run.font).fontSize(scaled).widthOfString(run.text) + tracking * size * run.text.length;
  }
}
