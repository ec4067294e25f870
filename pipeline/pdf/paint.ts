import { narrowScale } from "./fonts.ts";
import type { Line, Run } from "./lines.ts";
import { type Element, tag } from "./tags.ts";
import { type TextStyle, colours } from "./theme.ts";

type Doc = PDFKit.PDFDocument;
type Placed = Run & { top: number };

/** Draws lines of one element; each link gets an element of its own. */
export function paintLines(
  doc: Doc,
  element: Element,
  lines: readonly Line[],
  style: TextStyle,
  x: number,
  y: number,
): void {
  for (const group of groupBy(place(lines, style, x, y), "link")) {
    const { link } = group[0]!;
    const draw = () => group.forEach((run) => paintRun(doc, run, style));
    if (!link) {
      element.add(draw);
      continue;
    }
    const linkElement = tag(doc, element, "Link");
    linkElement.add(draw);
    for (const line of groupBy(group, "top")) {
      const [first, last] = [line[0]!, line.at(-1)!];
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit takes both; its types know neither.
      const options = {
        structParent: linkElement,
        Contents: new String(link.text),
      } as unknown as PDFKit.Mixins.AnnotationOption;
      doc.link(first.x, first.top, last.x + last.width - first.x, style.leading, link.href, options);
    }
    linkElement.end();
  }
}

/** Draws lines without tags, inside an artifact. */
export function drawLines(doc: Doc, lines: readonly Line[], style: TextStyle, x: number, y: number): void {
  for (const run of place(lines, style, x, y)) paintRun(doc, run, style);
}

function place(lines: readonly Line[], style: TextStyle, x: number, y: number): Placed[] {
  return lines.flatMap((line, index) =>
    line.runs.map((run) => ({ ...run, x: x + run.x, top: y + index * style.leading })),
  );
}

/** Splits the runs where the value of a key changes. */
function groupBy(runs: readonly Placed[], key: "link" | "top"): Placed[][] {
  const groups: Placed[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && last[0]![key] === run[key]) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** Distance from the top of a line to its baseline; capitals are centred. */
export const baselineOf = ({ leading, size }: TextStyle) => leading / 2 + size * 0.345;

function paintRun(doc: Doc, run: Placed, style: TextStyle): void {
  const baseline = run.top + baselineOf(style);
  if (run.code) doc.rect(run.x - 1.5, run.top + 2, run.width + 3, style.leading - 3).fill(colours.tint);
  if (run.link) underline(doc, run, baseline);
  doc
    .font(run.font)
    .fontSize(run.narrow ? style.size * narrowScale : style.size)
    .fillColor(run.link ? colours.link : style.colour)
    .text(run.text, run.x, baseline, {
      lineBreak: false,
      baseline: "alphabetic",
      characterSpacing: (style.tracking ?? 0) * style.size,
    });
}

function underline(doc: Doc, run: Placed, baseline: number): void {
  const y = baseline + 2;
  doc.lineWidth(0.5).strokeColor(colours.link);
  doc
    .moveTo(run.x, y)
    .lineTo(run.x + run.width, y)
    .stroke();
}
