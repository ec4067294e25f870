type Doc = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;
type Attributes = { scope?: "Column"; list?: "Decimal" | "Disc"; title?: string };

/** Adds an element to the tag tree for assistive technology. */
export function tag(doc: Doc, parent: Element, name: string, { list, ...options }: Attributes = {}): Element {
  const element = doc.struct(name, options);
  if (list) {
    // pdfkit has no option for this attribute, which describes the labels of a list.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nor do its types know where attributes are kept.
    const { dictionary } = element as unknown as { dictionary: { data: Record<string, unknown> } };
    dictionary.data["A"] = { O: "List", ListNumbering: list };
  }
  parent.add(element);
  return element;
}

/** Draws decoration that assistive technology skips: rules, bands, page numbers. */
export function artifact(doc: Doc, type: "Layout" | "Pagination", draw: () => void): void {
  doc.markContent("Artifact", { type });
  draw();
  doc.endMarkedContent();
}
