import type { Page } from "@playwright/test";
import { open } from "./support/page.ts";
import { addressOf, messages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 60_000 });

/** The controls that the floating button covers. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toggle = document.querySelector(".language-toggle")!;
    if (!toggle.checkVisibility({ visibilityProperty: true })) return [];
    const { left, right, top, bottom } = toggle.getBoundingClientRect();
    return [...document.querySelectorAll("main :is(a, button, input, select, summary), footer a, iframe")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) =>
        [...control.getClientRects()].some(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        ),
      )
      .filter((control) => !control.closest(".carousel-view, .sr-only"))
      .map((control) => control.outerHTML.slice(0, 80));
  });
}

async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);
  await page.waitForTimeout(100);
}

for (const name of pageNames) {
  test(`FT3 ${name}: the language button covers no control`, { tag: "@phone" }, async ({ page }) => {
    await open(page, addressOf(name, "fr"));
    const shares = [0, ...Array.from({ length: 14 }, (_, step) => 0.95 - step * 0.07)];
    for (const share of shares) {
      await scrollTo(page, share);
      expect.soft(await covered(page), `at ${share}`).toEqual([]);
    }
    await scrollTo(page, 1);
    await scrollTo(page, 1);
    await expect(page.locator(".language-toggle")).toBeVisible();
    expect(await covered(page), "at the end").toEqual([]);
  });
}

test("the floating language button hides when scrolling down and returns when scrolling up", async ({ page }) => {
  await open(page, addressOf("association", "fr"));
  const toggle = page.locator(".language-toggle");
  await scrollTo(page, 0.4);
  await expect(toggle).toBeHidden();
  await scrollTo(page, 0.3);
  await expect(toggle).toBeVisible();
});

test("the language link is in the bar from 768 pixels on and in the menu below", async ({ page }) => {
  const name = messages.fr.language.switch;
  for (const width of [768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf("board", "fr"));
    await expect(page.locator("header").getByRole("link", { name }).filter({ visible: true })).toHaveCount(1);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.locator("header").getByRole("link", { name })).toBeHidden();
  await page.locator("[popovertarget=menu]").click();
  await page.locator("#menu").getByRole("link", { name }).click();
  await expect(page).toHaveURL(addressOf("board", "en"));
});
