import type { Block } from "#model/prose.ts";
import type { Flow, Place } from "./flow.ts";
import { tag } from "./tags.ts";
import { colours } from "./theme.ts";

const indent = 18;

/** Renders the blocks of an item, which may be lists again. */
type Blocks = (flow: Flow, all: readonly Block[], place: Place) => void;

export function list(
  flow: Flow,
  { ordered, start, items, loose }: Extract<Block, { kind: "list" }>,
  place: Place,
  blocks: Blocks,
): void {
  const { doc } = flow;
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
      blocks(flow, [each], { ...place, parent, column: inner, gap: position === 0 ? 0 : itemGap });
    }
  }
}
