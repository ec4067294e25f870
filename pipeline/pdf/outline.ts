import { page } from "./theme.ts";

type Item = PDFKit.PDFOutline;
type Target = { expanded?: boolean; top: number; left: number };

/** The bookmarks of a document, nested like its headings. */
export class Outline {
  #open: { depth: number; item: Item }[];

  constructor(doc: PDFKit.PDFDocument) {
    this.#open = [{ depth: 0, item: doc.outline }];
  }

  add(depth: number, title: string, y: number): void {
    while (this.#open.at(-1)!.depth >= depth) this.#open.pop();
    // pdfkit subtracts both from the far edges, so this is the left edge, just above the heading.
    const target: Target = { expanded: depth === 1, top: y - 12, left: page.width };
    this.#open.push({ depth, item: this.#open.at(-1)!.item.addItem(title, target) });
  }
}
