import type { Page } from "@playwright/test";

/**
 * Lines of text that overlap or are cut off by a box around them.
 * Only the middle half of a line counts: boxes are taller than their letters.
 */
export function textErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Floating, moving and drawn text has its own tests.
    const apart =
      "[aria-roledescription], [role=region] > :first-child, [popover], dialog, [data-language], iframe, noscript";
    type Line = { text: string; left: number; right: number; top: number; bottom: number; parent: Element };

    const linesOf = (node: Node): Line[] => {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || !text || parent.closest(apart)) return [];
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // Only screen readers read what a box of one pixel holds.
      if (edgesOf(parent).some(({ edge }) => edge.width <= 1)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, right, top, height }) => ({
          text: text.slice(0, 40),
          parent,
          left,
          right,
          top: top + height / 4,
          bottom: top + (3 * height) / 4,
        }));
    };

    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    type Edges = { edge: DOMRect; x: boolean; y: boolean }[];
    const known = new Map<Element, Edges>();
    /** The boxes around an element that hide overflow. */
    const edgesOf = (box: Element): Edges => {
      if (box === document.body) return [];
      const found = known.get(box);
      if (found) return found;
      const { overflowX, overflowY } = getComputedStyle(box);
      const [x, y] = [hides(overflowX), hides(overflowY)];
      const outer = box.parentElement ? edgesOf(box.parentElement) : [];
      const edges = x || y ? [{ edge: box.getBoundingClientRect(), x, y }, ...outer] : outer;
      known.set(box, edges);
      return edges;
    };
    const isCut = ({ parent, left, right, top, bottom }: Line) =>
      edgesOf(parent).some(
        ({ edge, x, y }) =>
          (x && (left < edge.left - 2 || right > edge.right + 2)) || (y && (top < edge.top || bottom > edge.bottom)),
      );

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) lines.push(...linesOf(walker.currentNode));
    lines.sort((one, other) => one.top - other.top);
    const errors = lines.filter(isCut).map(({ text }) => `cut off: “${text}”`);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom - 1) break;
        if (other.left < line.right - 1 && line.left < other.right - 1)
          errors.push(`“${line.text}” and “${other.text}” lie on one another`);
      }
    });
    return errors;
  });
}

/** Words broken at the end of a line without a hyphen, except in addresses and file names. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const linesIn = () =>
      new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      range.selectNodeContents(node);
      if (!parent || linesIn() < 2 || getComputedStyle(parent).hyphens === "auto") continue;
      if (
        !parent.checkVisibility({ visibilityProperty: true }) ||
        parent.closest("[role=region] > :first-child, script, [popover]")
      )
        continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}’]{2,}/gu)) {
        const around = node.textContent!.slice(Math.max(0, index - 12), index + word.length + 12);
        if (/[@/]|\.\w|0x/.test(around)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesIn() > 1) found.push(word);
      }
    }
    return found;
  });
}
