import { stickingOut } from "./support/measures.ts";
import { addressOf, languages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { brokenWords } from "./support/texts.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 60_000 });

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
