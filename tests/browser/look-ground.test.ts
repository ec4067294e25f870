import type { Page } from "@playwright/test";
import sharp from "sharp";
import { addressOf, languages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { windows } from "./support/windows.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

const heroes = [["kryptoTour", ".tour-hero"]] as const;

type Line = { text: string; left: number; top: number; width: number; height: number };

/** The lines of text in a part of the page, from its upper left corner; the letters are made invisible. */
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
        // The boxes of tight lines reach into one another, and hold what underlines them; their letters do not.
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

/** Lines that do not stand on one colour: something is drawn behind them. */
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

for (const lang of languages) {
  for (const [page, part] of heroes) {
    test(`every word at the top of ${addressOf(page, lang, "lyon")} stands clear of the drawing in every window`, async ({
      page: opened,
    }) => {
      await opened.goto(addressOf(page, lang, "lyon"));
      await opened.evaluate(() => document.fonts.ready);
      for (const { width, height } of windows) {
        await opened.setViewportSize({ width, height });
        expect.soft(await unevenLines(opened, part), `${width}×${height}`).toEqual([]);
      }
    });
  }
}
