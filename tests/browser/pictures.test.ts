import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

test("a phone downloads pictures in the size of its screen", async ({ page }) => {
  for (const address of [addressOf("kryptoTour", "fr"), addressOf("branch", "fr", "lyon")]) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const pictures = page.locator("picture:has([srcset*=' 800w']) img:visible");
    await expect(pictures).not.toHaveCount(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      const chosen = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(chosen).toMatch(/-\d+\.\w+\.avif$/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const width = Number(/-(\d+)\.\w+\.avif$/.exec(await chosen())?.[1]);
      const drawn = await picture.evaluate((image: HTMLImageElement) =>
        Math.max(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight),
      );
      expect(width / drawn, await chosen()).toBeGreaterThanOrEqual(1.5);
      expect(width / drawn, await chosen()).toBeLessThan(2.8);
    }
  }
});
