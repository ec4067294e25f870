import { type Size, statesAt } from "#tools/accessibility/plan.ts";
import { accessibilityFaults } from "./support/axe.ts";
import { openings } from "./support/openings.ts";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { lang, page: name, state } of statesAt("phone")) {
  test(`${state} on ${addressOf(name, lang)} is opened without an accessibility fault @phone`, async ({
    page,
  }, info) => {
    const planned = statesAt(info.project.name as Size).some((entry) => entry.state === state);
    if (!planned) return;
    await page.goto(addressOf(name, lang, "lyon"));
    const { open, look } = openings[state];
    await open(page, lang);
    await expect(page.locator(look).first()).toBeVisible();
    expect(await accessibilityFaults(page, look)).toEqual([]);
  });
}
