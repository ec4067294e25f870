import type { Token, Tokens } from "marked";
import { type Flow, mainColumn } from "./flow.ts";
import { list } from "./list.ts";
import type { Place } from "./place.ts";
import { type Span, spansOf } from "./spans.ts";
import { table } from "./table.ts";
import { artifact, tag } from "./tags.ts";
import { cannotShow, isShown } from "./tokens.ts";
import { type TextStyle, colours, styles } from "./theme.ts";

export function blocks(flow: Flow, tokens: readonly Token[], place: Place): void {
  for (const token of tokens) block(flow, token, place);
}

function block(flow: Flow, token: Token, place: Place): void {
  if (!isShown(token)) throw cannotShow(token, flow.source);
  switch (token.type) {
    case "space":
    case "def":
      return;
    case "heading":
      return heading(flow, token, place);
    case "paragraph":
    case "text":
      return paragraph(flow, token.tokens ?? [token], place);
    case "list":
      return list(flow, token, place, blocks);
    case "blockquote":
      return quotation(flow, token, place);
    case "table":
      return table(flow, token, place);
    case "code":
      return code(flow, token, place);
    case "hr":
      return rule(flow, place);
    default:
      throw cannotShow(token, flow.source);
  }
}

function paragraph(flow: Flow, tokens: readonly Token[], { column, parent, style, gap }: Place): void {
  flow.skip(gap);
  flow.paragraph(tag(flow.doc, parent, "P"), spansOf(tokens, { face: style.face }, flow.source), style, column);
}

/** The space above a heading is a multiple of that above a paragraph. */
const headings: Record<number, { style: TextStyle; above: number; below: number }> = {
  2: { style: styles.heading2, above: 3.1, below: 0 },
  3: { style: styles.heading3, above: 2, below: -3 },
  4: { style: styles.heading4, above: 1.5, below: -5 },
};

/** A heading stays with the first lines of what follows it. */
function heading(flow: Flow, { depth, tokens, text }: Tokens.Heading, place: Place): void {
  const look = headings[depth];
  if (!look) throw new Error(`${flow.source}: use headings of level 2 to 4 (## to ####), not this one: ${text}`);
  const { style, below } = look;
  const above = look.above * place.gap;
  const spans = spansOf(tokens, { face: style.face }, flow.source);
  const lines = flow.lines(spans, style, mainColumn.width);
  flow.keep(above + lines.length * style.leading + 4 * place.style.leading);
  flow.skip(above);
  flow.outline.add(depth, plain(spans), flow.y);
  flow.put(tag(flow.doc, place.parent, `H${depth}`), lines, style, mainColumn.x);
  flow.y += below;
}

const plain = (spans: readonly Span[]) => spans.map((span) => span.text).join("");

function quotation(flow: Flow, { tokens }: Tokens.Blockquote, place: Place): void {
  const inset = 18;
  const column = { x: place.column.x + inset, width: place.column.width - inset };
  flow.keep(place.gap + 2 * place.style.leading);
  flow.skip(place.gap);
  const start = { page: flow.pageIndex, y: flow.y };
  const parent = tag(flow.doc, place.parent, "BlockQuote");
  for (const [index, token] of tokens.entries()) {
    block(flow, token, {
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

function code(flow: Flow, { text }: Tokens.Code, { column, parent, gap }: Place): void {
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
