import type { Page } from "@playwright/test";
import { addressOf, languages, messages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { textFaults } from "./support/texts.ts";

test.use({ viewport: { width: 794, height: 1123 } });
test.describe.configure({ timeout: 60_000 });

/** Texts that are too faint on white paper; what has a ground of its own, or is drawn, is judged elsewhere. */
function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bare = (element: Element | null): boolean =>
      !element ||
      element === document.body ||
      (getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)" && bare(element.parentElement));
    const light = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const contrast = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return 1.05 / (0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) + 0.05);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest("svg, .sr-only, noscript, iframe") || !bare(parent)) continue;
      if (contrast(getComputedStyle(parent).color) < 4.5) found.push(textContent.trim().slice(0, 40));
    }
    return found;
  });
}

for (const name of pageNames) {
  test(`${name} on paper: its text, with nothing over it and nothing to press`, async ({ page }) => {
    for (const lang of languages) {
      await page.goto(addressOf(name, lang, "lyon"));
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByText(messages[lang].skip)).toBeHidden();
      for (const part of ["header", ".language-toggle"]) await expect(page.locator(part)).toBeHidden();
      await expect(page.locator("button").filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText(`← ${messages[lang].branch.back}`)).toBeHidden();
      expect.soft(await textFaults(page), lang).toEqual([]);
      expect.soft(await faintTexts(page), lang).toEqual([]);
      const fixed = await page.evaluate(() =>
        [...document.body.querySelectorAll("*")]
          .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect.soft(fixed, lang).toEqual([]);
      await page.emulateMedia({ media: "screen" });
    }
  });
}
