import type { Block, Inline } from "#model/prose.ts";
import type { Column, Flow, Place } from "./flow.ts";
import type { Line } from "./lines.ts";
import { drawLines } from "./paint.ts";
import { type Span, spansOf } from "./spans.ts";
import { type Element, artifact, tag } from "./tags.ts";
import { type TextStyle, colours, styles } from "./theme.ts";

const gutter = 14;

type Row = { cells: Line[][]; style: TextStyle; padding: number; height: number; header: boolean };
type Columns = readonly Column[];
type Cell = readonly Inline[];
type Table = Extract<Block, { kind: "table" }>;

/** Rows are never split; the head is repeated on each page. */
export function table(
  flow: Flow,
  { head: names, rows: cells, rightAligned }: Table,
  { column, parent, gap }: Place,
): void {
  const columns = placeColumns(flow, [names, ...cells], column);
  const measure = (row: readonly Cell[], header: boolean) =>
    measureRow(flow, row, columns, { header, padding: 0.78125 * gap, rightAligned });
  const head = measure(names, true);
  const rows = cells.map((row) => measure(row, false));
  flow.keep(gap + head.height + (rows[0]?.height ?? 0));
  flow.skip(gap + 3);
  const element = tag(flow.doc, parent, "Table");
  paintRow(flow, head, columns, element);
  for (const row of rows) {
    if (row.height > flow.room) {
      flow.newPage();
      repeatHead(flow, head, columns);
    }
    paintRow(flow, row, columns, element);
  }
  flow.y += 5;
}

function measureRow(
  flow: Flow,
  cells: readonly Cell[],
  columns: Columns,
  { header, padding, rightAligned }: Pick<Row, "header" | "padding"> & Pick<Table, "rightAligned">,
): Row {
  const style = header ? styles.headCell : styles.cell;
  const set = cells.map((cell, index) => {
    const { width } = columns[index]!;
    const lines = flow.lines(spansOf(cell, { face: style.face }), style, width);
    const pushedRight = (line: Line) => line.runs.map((run) => ({ ...run, x: run.x + width - line.width }));
    return rightAligned[index] ? lines.map((line) => ({ ...line, runs: pushedRight(line) })) : lines;
  });
  const height = Math.max(...set.map((lines) => lines.length)) * style.leading + 2 * padding;
  return { cells: set, style, padding, height, header };
}

/** Short columns get their natural width; the others share the rest, but at least the width of their longest word. */
function placeColumns(flow: Flow, [head = [], ...rows]: readonly (readonly Cell[])[], { x, width }: Column): Columns {
  const needs = head.map((cell, index) => needOf(flow, [cell, ...rows.map((row) => row[index]!)]));
  let left = width - gutter * (needs.length - 1);
  const widths: number[] = [];
  const byLength = [...needs.keys()].sort((a, b) => needs[a]!.natural - needs[b]!.natural);
  for (const [done, index] of byLength.entries()) {
    const { least, natural } = needs[index]!;
    const share = left / (needs.length - done);
    widths[index] = Math.min(left, Math.max(least, Math.min(natural, share)));
    left -= widths[index];
  }
  const spare = left / needs.length;
  let start = x;
  return widths.map((own) => {
    const column = { x: start, width: own + spare };
    start += column.width + gutter;
    return column;
  });
}

function needOf(flow: Flow, cells: readonly Cell[]): { least: number; natural: number } {
  const spans = cells.map((cell) => spansOf(cell, { face: "bold" }));
  const words = spans.flat().flatMap((span) => span.text.split(/[ \n]/).map((text) => [{ ...span, text }]));
  const widest = (parts: readonly Span[][]) =>
    Math.max(...parts.flatMap((part) => flow.lines(part, styles.headCell, Infinity).map(({ width }) => width)));
  return { least: widest(words) + 0.1, natural: widest(spans) + 0.1 };
}

function paintRow(flow: Flow, row: Row, columns: Columns, parent: Element): void {
  const { doc } = flow;
  const top = flow.y;
  const element = tag(doc, parent, "TR");
  for (const [index, lines] of row.cells.entries()) {
    const cell = row.header ? tag(doc, element, "TH", { scope: "Column" }) : tag(doc, element, "TD");
    flow.y = top + row.padding;
    flow.put(cell, lines, row.style, columns[index]!.x);
  }
  flow.y = top + row.height;
  ruleBelow(flow, row, columns);
}

function ruleBelow(flow: Flow, { header }: Row, columns: Columns): void {
  const first = columns[0]!;
  const last = columns.at(-1)!;
  const height = header ? 1.5 : 0.5;
  artifact(flow.doc, "Layout", () =>
    flow.doc
      .rect(first.x, flow.y - height, last.x + last.width - first.x, height)
      .fill(header ? colours.ink : colours.rule),
  );
}

function repeatHead(flow: Flow, head: Row, columns: Columns): void {
  artifact(flow.doc, "Layout", () => {
    for (const [index, lines] of head.cells.entries()) {
      drawLines(flow.doc, lines, head.style, columns[index]!.x, flow.y + head.padding);
    }
  });
  flow.y += head.height;
  ruleBelow(flow, head, columns);
}
