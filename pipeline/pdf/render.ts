import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { proseOf } from "#check/read/read-prose.ts";
import { locales } from "#model/languages.ts";
import { blocks } from "./blocks.ts";
import { Flow, mainColumn } from "./flow.ts";
import { Fonts } from "./fonts.ts";
import { finishPages, letterOpening, paperOpening } from "./letterhead.ts";
import type { PdfSource } from "./source.ts";
import { closeText, page, text } from "./theme.ts";

type Pdf = { bytes: Buffer; pages: number };

/** Renders a tagged PDF with bookmarks; the same source gives the same bytes. */
export async function renderPdf(source: PdfSource): Promise<Pdf> {
  const pdf = await renderIn(text, source);
  return source.onOnePage && pdf.pages > 1 ? renderIn(closeText, source) : pdf;
}

async function renderIn(look: typeof text, source: PdfSource): Promise<Pdf> {
  const doc = createDocument(source);
  const flow = new Flow(doc, new Fonts(doc, source.source));
  const root = doc.struct("Document");
  doc.addStructure(root);
  const open = source.look === "paper" ? paperOpening : letterOpening;
  open(flow, root, source);
  blocks(flow, proseOf(source.markdown, source.source), { column: mainColumn, parent: root, ...look });
  finishPages(flow, source);
  const pages = flow.pageIndex + 1;
  doc.end();
  return { bytes: await buffer(doc), pages };
}

class TaggedDocument extends PDFDocument {
  /** pdfkit does not escape these values in XML. */
  override endMetadata(): void {
    const escaped = Object.entries(this.info).map(([name, value]: [string, unknown]) => [name, escapeXml(value)]);
    Object.assign(this.info, Object.fromEntries(escaped));
    super.endMetadata();
  }
}

const escapeXml = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("&", "&amp;").replaceAll("<", "&lt;") : value;

function createDocument({ lang, title, author, date, label, site }: PdfSource): PDFKit.PDFDocument {
  const created = new Date(`${date}T12:00:00Z`);
  return new TaggedDocument({
    pdfVersion: "1.7",
    size: [page.width, page.height],
    margin: 0,
    font: "",
    bufferPages: true,
    lang: locales[lang],
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: label, Creator: site.name, CreationDate: created, ModDate: created },
  });
}
