import type { Page } from "@playwright/test";
import { stickingOut } from "./support/measures.ts";
import { addressOf, languages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 60_000 });

/** Words that are cut in two at the end of a line without a hyphen. Addresses and file names may be. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(".sr-only, .map, script, [popover]"))
        continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}’]{2,}/gu)) {
        const around = node.textContent!.slice(Math.max(0, index - 12), index + word.length + 12);
        if (/[@/]|\.\w|0x/.test(around)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1 && getComputedStyle(parent).hyphens !== "auto") found.push(word);
      }
    }
    return found;
  });
}

for (const name of pageNames) {
  test(`${name}: with text twice as large, a phone's page is no wider than the screen and breaks no word`, async ({
    page,
  }) => {
    for (const lang of languages) {
      await page.goto(addressOf(name, lang, "lyon"));
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("html { font-size: 32px }");
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await stickingOut(page), lang).toEqual([]);
      expect.soft(await brokenWords(page), lang).toEqual([]);
      const menu = (await page.locator("[popovertarget=menu]").boundingBox())!;
      expect.soft(menu.x + menu.width, "the menu button ends inside the window").toBeLessThanOrEqual(390);
    }
  });
}
