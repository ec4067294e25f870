import { statesAt } from "#tools/accessibility/plan.ts";
import { accessibilityFaults } from "./support/axe.ts";
import { openings } from "./support/openings.ts";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const onBothSizes = new Set(statesAt("desktop").map(({ state }) => state));

for (const { lang, page: name, state } of statesAt("phone")) {
  const sizes = onBothSizes.has(state) ? "@phone" : "@phone @not-desktop";

  test(`${state} on ${addressOf(name, lang)} is opened without an accessibility fault ${sizes}`, async ({ page }) => {
    await page.goto(addressOf(name, lang, "lyon"));
    const { open, look } = openings[state];
    await open(page, lang);
    await expect(page.locator(look).first()).toBeVisible();
    expect(await accessibilityFaults(page, look)).toEqual([]);
  });
}
