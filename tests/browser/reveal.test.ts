import type { Page } from "@playwright/test";
import { open } from "./support/page.ts";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const cards = "main li > div:has(> article)";

function opacities(page: Page): Promise<string[]> {
  return page.locator(cards).evaluateAll((all) => all.map((card) => getComputedStyle(card).opacity));
}

function expectAllShown(shown: string[]): void {
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((opacity) => opacity !== "1")).toEqual([]);
}

test("KT8 cards fade in as they come near and stay visible", async ({ page }) => {
  await open(page, addressOf("kryptoTour", "fr"));
  const last = page.locator(`${cards}:visible`).last();
  const opacity = () => last.evaluate((card) => getComputedStyle(card).opacity);
  await expect.poll(opacity).toBe("0");
  // It does not fade out first.
  expect(await last.evaluate((card) => getComputedStyle(card).transitionDuration)).toBe("0s");
  const place = (below: number) =>
    last.evaluate(
      (card, below) => window.scrollBy(0, card.getBoundingClientRect().top - window.innerHeight - below),
      below,
    );
  await place(400);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await opacity()).toBe("0");
  await place(40);
  await expect.poll(opacity).toBe("1");
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await opacity()).toBe("1");
});

test("KT8 with reduced motion, every card is visible at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, addressOf("kryptoTour", "fr"));
  expectAllShown(await opacities(page));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("KT8 every card is visible", async ({ page }) => {
    await page.goto(addressOf("kryptoTour", "fr"));
    expectAllShown(await opacities(page));
  });
});
