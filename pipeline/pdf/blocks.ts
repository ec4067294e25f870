import type { Block } from "#model/prose.ts";
import { type Flow, mainColumn, type Place } from "./flow.ts";
import { spansOf } from "./spans.ts";
import { table } from "./table.ts";
import { artifact, tag } from "./tags.ts";
import { type TextStyle, colours, styles } from "./theme.ts";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

export function blocks(flow: Flow, all: readonly Block[], place: Place): void {
  for (const each of all) block(flow, each, place);
}

function block(flow: Flow, each: Block, place: Place): void {
  switch (each.kind) {
    case "heading":
      return heading(flow, each, place);
    case "paragraph":
      return paragraph(flow, each, place);
    case "list":
      return list(flow, each, place);
    case "quote":
      return quotation(flow, each, place);
    case "table":
      return table(flow, each, place);
    case "code":
      return code(flow, each, place);
    case "rule":
      return rule(flow, place);
    case "notes":
      throw new Error("A PDF shows its notes at the end: call withEndNotes first.");
  }
}

function paragraph(flow: Flow, { content }: Of<"paragraph">, { column, parent, style, gap }: Place): void {
  flow.skip(gap);
  flow.paragraph(tag(flow.doc, parent, "P"), spansOf(content, { face: style.face }), style, column);
}

/** `above` is a multiple of the space above a paragraph. */
const headings: Record<Of<"heading">["level"], { style: TextStyle; above: number; below: number }> = {
  2: { style: styles.heading2, above: 3.1, below: 0 },
  3: { style: styles.heading3, above: 2, below: -3 },
  4: { style: styles.heading4, above: 1.5, below: -5 },
};

/** Keeps a heading on the same page as the first lines below it. */
function heading(flow: Flow, { level, content }: Of<"heading">, place: Place): void {
  const look = headings[level];
  const { style, below } = look;
  const above = look.above * place.gap;
  const spans = spansOf(content, { face: style.face });
  const lines = flow.lines(spans, style, mainColumn.width);
  flow.keep(above + lines.length * style.leading + 4 * place.style.leading);
  flow.skip(above);
  flow.bookmark(level, spans.map((span) => span.text).join(""));
  flow.put(tag(flow.doc, place.parent, `H${level}`), lines, style, mainColumn.x);
  flow.y += below;
}

function list(flow: Flow, { ordered, start, items, loose }: Of<"list">, place: Place): void {
  const { doc } = flow;
  const indent = 18;
  const { style, column } = place;
  const itemGap = place.gap / 2;
  const element = tag(doc, place.parent, "L", { list: ordered ? "Decimal" : "Disc" });
  const inner = { x: column.x + indent, width: column.width - indent };
  for (const [index, item] of items.entries()) {
    const above = index === 0 ? place.gap * 0.7 : loose ? place.gap : itemGap;
    // Paragraphs of three lines are not split, so with less room the text would leave its label behind.
    flow.keep(above + 3 * style.leading);
    flow.skip(above);
    const listItem = tag(doc, element, "LI");
    const label = ordered ? `${start + index}.` : "–";
    const labelStyle = { ...style, face: "bold" as const, colour: colours.link };
    const lines = flow.lines([{ text: `${label} `, face: "bold" }], labelStyle, 60);
    const y = flow.y;
    flow.put(tag(doc, listItem, "Lbl"), lines, labelStyle, column.x);
    flow.y = y;
    const parent = tag(doc, listItem, "LBody");
    for (const [position, each] of item.entries()) {
      block(flow, each, { ...place, parent, column: inner, gap: position === 0 ? 0 : itemGap });
    }
  }
}

function quotation(flow: Flow, quote: Of<"quote">, place: Place): void {
  const inset = 18;
  const column = { x: place.column.x + inset, width: place.column.width - inset };
  flow.keep(place.gap + 2 * place.style.leading);
  flow.skip(place.gap);
  const start = { page: flow.pageIndex, y: flow.y };
  const parent = tag(flow.doc, place.parent, "BlockQuote");
  for (const [index, each] of quote.blocks.entries()) {
    block(flow, each, {
      ...place,
      column,
      parent,
      style: { ...place.style, colour: colours.soft },
      gap: index === 0 ? 0 : place.gap,
    });
  }
  flow.onPages(start, (top, bottom) =>
    flow.doc.rect(place.column.x, top + 2, 3, bottom - top - 4).fill(colours.beacon),
  );
}

function code(flow: Flow, { text }: Of<"code">, { column, parent, gap }: Place): void {
  const style = styles.code;
  const inset = 10;
  const spans = [{ text, face: style.face }];
  const lines = flow.lines(spans, style, column.width - 2 * inset);
  const height = lines.length * style.leading + 2 * inset;
  flow.keep(gap + height);
  flow.skip(gap);
  artifact(flow.doc, "Layout", () => flow.doc.rect(column.x, flow.y, column.width, height).fill(colours.tint));
  flow.y += inset;
  flow.put(tag(flow.doc, tag(flow.doc, parent, "P"), "Code"), lines, style, column.x + inset);
  flow.y += inset;
}

function rule(flow: Flow, { column, gap }: Place): void {
  flow.keep(3 * gap);
  flow.skip(1.5 * gap);
  artifact(flow.doc, "Layout", () => flow.doc.rect(column.x, flow.y, 42, 3).fill(colours.ink));
  flow.y += 3 + gap / 2;
}
