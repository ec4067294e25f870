import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { desktop, phone } from "./support/windows.ts";

for (const [address, drawing] of [
  [addressOf("home", "fr"), "svg"],
  [addressOf("branch", "fr", "lyon"), "img"],
] as const) {
  test(`HM1 BR1 the hero of ${address} fills the screen and shows its drawing`, async ({ page }) => {
    await page.goto(address);
    const hero = page.locator("main section").first();
    await expect(hero.locator(drawing).first()).toBeVisible();
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      const box = (await hero.boundingBox())!;
      expect([box.y, box.height >= size.height]).toEqual([0, true]);
    }
  });
}
