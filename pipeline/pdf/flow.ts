import type { Fonts } from "./fonts.ts";
import { type Line, breakLines } from "./lines.ts";
import { paintLines } from "./paint.ts";
import type { Span } from "./spans.ts";
import { type Element, artifact } from "./tags.ts";
import { type TextStyle, columnWidth, page } from "./theme.ts";

export type Column = { x: number; width: number };

/** The column of a block, its parent tag, its text style and the space above it. */
export type Place = { column: Column; parent: Element; style: TextStyle; gap: number };

export const mainColumn: Column = { x: page.column, width: columnWidth };

/** Places text from top to bottom and starts a new page when the current one is full. */
export class Flow {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: Fonts;
  /** The open bookmarks, nested like the headings. */
  #bookmarks: { depth: number; item: PDFKit.PDFOutline }[];
  y = page.top;

  constructor(doc: PDFKit.PDFDocument, fonts: Fonts) {
    this.doc = doc;
    this.fonts = fonts;
    this.#bookmarks = [{ depth: 0, item: doc.outline }];
  }

  get room(): number {
    return page.height - page.bottom - this.y;
  }

  get atTop(): boolean {
    return this.y === page.top;
  }

  get pageIndex(): number {
    return this.doc.bufferedPageRange().count - 1;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = page.top;
  }

  keep(height: number): void {
    if (height > this.room && !this.atTop) this.newPage();
  }

  /** Adds space above a block, except at the top of a page. */
  skip(height: number): void {
    if (!this.atTop) this.y += height;
  }

  bookmark(depth: number, title: string): void {
    while (this.#bookmarks.at(-1)!.depth >= depth) this.#bookmarks.pop();
    // pdfkit subtracts both from the far edges, so this is the left edge, just above the heading.
    const target = { expanded: depth === 1, top: this.y - 12, left: page.width };
    this.#bookmarks.push({ depth, item: this.#bookmarks.at(-1)!.item.addItem(title, target) });
  }

  lines(spans: readonly Span[], style: TextStyle, width: number): Line[] {
    return breakLines(spans, this.fonts, style, width);
  }

  /** Splits a paragraph over pages without widows or orphans. */
  paragraph(element: Element, spans: readonly Span[], style: TextStyle, column: Column): void {
    let rest = this.lines(spans, style, column.width);
    while (rest.length > 0) {
      const count = this.#linesHere(rest.length, Math.floor((this.room + 0.01) / style.leading));
      if (count > 0) this.put(element, rest.slice(0, count), style, column.x);
      rest = rest.slice(count);
      if (rest.length > 0) this.newPage();
    }
  }

  put(element: Element, lines: readonly Line[], style: TextStyle, x: number): void {
    paintLines(this.doc, element, lines, style, x, this.y);
    this.y += lines.length * style.leading;
  }

  /** Draws beside the text set since `start`, on every page of it. */
  onPages(start: { page: number; y: number }, draw: (top: number, bottom: number) => void): void {
    const end = this.pageIndex;
    for (let index = start.page; index <= end; index++) {
      this.doc.switchToPage(index);
      const top = index === start.page ? start.y : page.top;
      const bottom = index === end ? this.y : page.height - page.bottom;
      artifact(this.doc, "Layout", () => draw(top, bottom));
    }
  }

  #linesHere(count: number, fitting: number): number {
    if (count <= fitting) return count;
    const allowed = count - fitting === 1 ? fitting - 1 : fitting;
    return allowed >= 2 || this.atTop ? Math.max(allowed, 1) : 0;
  }
}
