import { hydrated } from "./support/page.ts";
import { messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("forced colours keep controls, the selected filter and the focus visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/fr/publications");
  await hydrated(page);
  const filter = page.getByRole("navigation", { name: messages.fr.publications.filter });
  const look = (index: number) =>
    filter
      .locator("a")
      .nth(index)
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect([await look(0), await look(1)]).toEqual(["solid", "none"]);
  for (const control of await page.locator("main button, nav > a[href$=krypto-tour]").all()) {
    expect(await control.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(await outline()).toBe("solid");
});
