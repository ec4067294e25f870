import { addressOf, languages, messages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { textFaults } from "./support/texts.ts";

test.use({ viewport: { width: 794, height: 1123 } });
test.describe.configure({ timeout: 60_000 });

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
