import type { Page } from "@playwright/test";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { languagesTried, windows } from "./support/windows.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

/** The widest part of each band of the mast, as a share of the width of the drawing. */
async function drawnShares(page: Page): Promise<number[]> {
  const mast = page.locator("img.timeline-mast");
  await mast.scrollIntoViewIfNeeded();
  const chosen = () => mast.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(chosen).not.toBe("");
  const src = await chosen();
  const drawing = src.startsWith("data:")
    ? decodeURIComponent(src.slice(src.indexOf(",") + 1))
    : await (await page.request.get(src)).text();
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(drawing)?.[1]);
  const bands = drawing.matchAll(/d="M([-\d.]+) [\d.]+H([-\d.]+)L([-\d.]+) [\d.]+H([-\d.]+)Z/g);
  return [...bands].map(([, ...corners]) => {
    const across = corners.map(Number);
    return (Math.max(...across) - Math.min(...across)) / width;
  });
}

/** Lines of the history that overlap the mast; any-content/pages.test.ts checks lines against each other. */
function timelineErrors(page: Page, shares: number[]): Promise<string[]> {
  return page.evaluate((shares) => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const mast = document.querySelector(".timeline-mast")!.getBoundingClientRect();
    const rows = [...document.querySelectorAll(".timeline > li")];
    const bands = rows.map((row, index): Box => {
      const { top, bottom } = row.getBoundingClientRect();
      const half = (mast.width / 2) * shares[index]!;
      const middle = (mast.left + mast.right) / 2;
      return { left: middle - half, right: middle + half, top, bottom };
    });
    const lines = rows.flatMap((row) => {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const found: (Box & { text: string })[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const { left, right, top, height } of range.getClientRects())
          // Only the middle half of a line counts: boxes are taller than their letters.
          found.push({
            text: walker.currentNode.textContent!.trim().slice(0, 24),
            left,
            right,
            top: top + height / 4,
            bottom: top + (height * 3) / 4,
          });
      }
      return found.filter(({ text }) => text !== "");
    });
    const meet = (a: Box, b: Box) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return lines.filter((line) => bands.some((band) => meet(line, band))).map(({ text }) => text);
  }, shares);
}

for (const lang of languagesTried) {
  test(
    `the text of the history does not overlap its mast in any window (${lang})`,
    { tag: "@widths" },
    async ({ page }) => {
      await page.goto(addressOf("association", lang));
      await page.evaluate(() => document.fonts.ready);
      const years = await page.locator(".timeline > li").count();
      expect(years).toBeGreaterThan(0);
      for (const size of windows) {
        await page.setViewportSize(size);
        const shares = await drawnShares(page);
        expect.soft(shares).toHaveLength(years);
        expect.soft(await timelineErrors(page, shares), `${size.width}×${size.height}`).toEqual([]);
      }
    },
  );
}
