import type { Page } from "@playwright/test";
import sharp from "sharp";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { languagesTried, windows } from "./support/windows.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

const hero = ".tour-hero";

type Line = { text: string; left: number; top: number; width: number; height: number };

/** Measures the lines of text in a part of the page, then makes their letters invisible. */
function lines(page: Page, part: string): Promise<Line[]> {
  return page.locator(part).evaluate((root: HTMLElement) => {
    const origin = root.getBoundingClientRect();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Line[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, top, width, height } of range.getClientRects())
        // Only the middle half of a line counts: boxes are taller than their letters.
        found.push({
          text: textContent.trim().slice(0, 24),
          left: left - origin.left,
          top: top - origin.top + height / 4,
          width,
          height: height / 2,
        });
    }
    root.style.setProperty("-webkit-text-fill-color", "transparent");
    return found;
  });
}

/** Lines with more than one colour behind them. */
async function unevenLines(page: Page, part: string): Promise<string[]> {
  const found = await lines(page, part);
  expect(found.length).toBeGreaterThan(3);
  const { data, info } = await sharp(await page.locator(part).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
  return found
    .filter(({ left, top, width, height }) => {
      const right = Math.min(Math.floor(left + width), info.width);
      const bottom = Math.min(Math.floor(top + height), info.height);
      const [x, y] = [Math.max(Math.ceil(left), 0), Math.max(Math.ceil(top), 0)];
      const ground = colour(x, y);
      for (let row = y; row < bottom; row += 2)
        for (let column = x; column < right; column += 2)
          if (colour(column, row).some((value, channel) => Math.abs(value - ground[channel]!) > 24)) return true;
      return false;
    })
    .map(({ text }) => text);
}

for (const lang of languagesTried) {
  test(`the hero of the Krypto-Tour has no drawing behind its text (${lang})`, { tag: "@widths" }, async ({ page }) => {
    await page.goto(addressOf("kryptoTour", lang));
    await page.evaluate(() => document.fonts.ready);
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      expect.soft(await unevenLines(page, hero), `${width}×${height}`).toEqual([]);
    }
  });
}
