import { translate } from "#model/translate.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { carrier, envelope } from "../drawing/waves.ts";
import type { Flow } from "./flow.ts";
import { type Line, balanceLines } from "./lines.ts";
import { baselineOf, drawLines } from "./paint.ts";
import type { PdfSource } from "./source.ts";
import { type Element, artifact, tag } from "./tags.ts";
import { type TextStyle, colours, fullWidth, page, styles, text } from "./theme.ts";

type Doc = PDFKit.PDFDocument;

/** A strip of seven bands along the top edge. */
function strip(doc: Doc, height: number, even: string): void {
  const width = page.width / 7;
  for (let band = 0; band < 7; band++) {
    doc.rect(band * width, 0, width, height).fill(band % 2 === 0 ? colours.beacon : even);
  }
}

function mark(doc: Doc, x: number, y: number, height: number, colour: string): void {
  doc
    .save()
    .translate(x, y)
    .scale(height / 56);
  for (let band = 0; band < 7; band++) doc.rect(0, band * 8, 12, 8).fill(band % 2 === 0 ? colours.beacon : colour);
  doc.path("M39.5 .5V11.5A16.5 16.5 0 0 0 39.5 44.5V55.5A27.5 27.5 0 0 1 39.5 .5z").fill(colour);
  doc.restore();
}

const oneLine = (flow: Flow, words: string, style: TextStyle) =>
  flow.lines([{ text: words, face: style.face }], style, Infinity);

function brand(flow: Flow, name: string, y: number, colour: string): void {
  const style = { ...styles.heading2, size: 14, colour };
  mark(flow.doc, page.margin, y, 38, colour);
  drawLines(flow.doc, oneLine(flow, name, style), style, page.column, y + 19 - style.leading / 2);
}

/** The head of a legal text: a letter with its date in the margin. */
export function letterOpening(flow: Flow, root: Element, { site, title, details }: PdfSource): void {
  const { doc } = flow;
  artifact(doc, "Layout", () => {
    strip(doc, 10, colours.ink);
    brand(flow, site.name, 46, colours.ink);
  });
  flow.y = 142;
  titleBlock(flow, root, balancedTitle(flow, title, styles.title), title, styles.title);
  const textTop = flow.y + 20;
  flow.y = textTop + text.gap + baselineOf(styles.body) - baselineOf(styles.small);
  for (const detail of details) {
    const column = { x: page.margin, width: page.column - page.margin - 12 };
    flow.paragraph(tag(doc, root, "P"), [{ text: detail, face: "text" }], styles.small, column);
  }
  flow.y = textTop;
}

const waveHeight = 56;

/** The head of a publication: the title and its waveform on a dark ground. */
export function paperOpening(flow: Flow, root: Element, { site, label, title, details, lead }: PdfSource): void {
  const { doc } = flow;
  const titleStyle = { ...styles.title, colour: colours.white };
  const detailStyle = { ...styles.body, colour: colours.mist };
  const lines = balancedTitle(flow, title, titleStyle);
  const textEnd = 130 + styles.label.leading + lines.length * titleStyle.leading + details.length * detailStyle.leading;
  const height = textEnd + waveHeight + 44;
  artifact(doc, "Layout", () => {
    doc.rect(0, 0, page.width, height).fill(colours.ink);
    strip(doc, 10, colours.white);
    brand(flow, site.name, 42, colours.white);
    wave(doc, title, height - 22 - waveHeight / 2);
  });
  const column = { x: page.margin, width: fullWidth };
  const put = (words: string, style: TextStyle) =>
    flow.paragraph(tag(doc, root, "P"), [{ text: words, face: style.face }], style, column);
  flow.y = 114;
  put(label, { ...styles.label, colour: colours.beacon });
  flow.y += 4;
  titleBlock(flow, root, lines, title, titleStyle);
  flow.y += 12;
  for (const detail of details) put(detail, detailStyle);
  flow.y = height + 26;
  if (lead) {
    put(lead, styles.lead);
    flow.y += 8;
  }
}

function wave(doc: Doc, title: string, middle: number): void {
  const place = { left: 3, right: page.width, middle, height: waveHeight, step: 6 };
  doc
    .lineWidth(2.5)
    .strokeColor(colours.beacon)
    .path(carrier(envelope(title), place))
    .stroke();
}

const balancedTitle = (flow: Flow, title: string, style: TextStyle) =>
  balanceLines([{ text: title, face: style.face }], flow.fonts, style, fullWidth);

function titleBlock(flow: Flow, root: Element, lines: readonly Line[], title: string, style: TextStyle): void {
  flow.bookmark(1, title);
  flow.put(tag(flow.doc, root, "H1"), lines, style, page.margin);
}

/** Adds page numbers, and the title on every page but the first. */
export function finishPages(flow: Flow, { lang, title, site }: PdfSource): void {
  const { doc } = flow;
  const { count } = doc.bufferedPageRange();
  const footer = page.height - 46;
  const nameStyle = { ...styles.small, face: "bold", colour: colours.ink } as const;
  const address = oneLine(flow, site.address.replace("https://", ""), styles.small);
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    artifact(doc, "Pagination", () => {
      if (index > 0) {
        strip(doc, 5, colours.ink);
        drawLines(doc, oneLine(flow, site.name, styles.label), nameStyle, page.margin, 38);
        drawLines(doc, oneLine(flow, title, styles.small), styles.small, page.column, 38);
      }
      const number = oneLine(
        flow,
        translate(buildWords[lang], lang, "pdf.page", { index: index + 1, count }),
        styles.small,
      );
      drawLines(doc, address, styles.small, page.margin, footer);
      drawLines(doc, number, styles.small, page.width - page.margin - number[0]!.width, footer);
    });
  }
}
