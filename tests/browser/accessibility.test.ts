import { type Size, statesAt } from "#tools/accessibility/plan.ts";
import { accessibilityErrors } from "./support/axe.ts";
import { openings } from "./support/openings.ts";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const windows: Record<Size, { width: number; height: number }> = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
const onBothSizes = new Set(statesAt("desktop").map(({ state }) => state));

for (const { lang, page: name, state } of statesAt("phone")) {
  const sizes: Size[] = onBothSizes.has(state) ? ["desktop", "phone"] : ["phone"];

  test(`${state} on ${addressOf(name, lang)} has no accessibility error once opened`, async ({ page }) => {
    await page.setViewportSize(windows[sizes[0]!]);
    await page.goto(addressOf(name, lang, "lyon"));
    const { open, look } = openings[state];
    await open(page, lang);
    for (const size of sizes) {
      await page.setViewportSize(windows[size]);
      await expect(page.locator(look).first()).toBeVisible();
      expect.soft(await accessibilityErrors(page, look), size).toEqual([]);
    }
  });
}
