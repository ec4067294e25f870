import type { Page } from "@playwright/test";
import { coveredBy } from "./support/covering.ts";
import { open } from "./support/page.ts";
import { addressOf, messages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 60_000 });

const toggle = ".language-toggle";
/** The button waits 150 ms before it comes back. */
const resting = 250;

/** On a wide screen it has the margin to itself: there one page of each layout is enough. */
const wide = ["home", "branches", "publication", "kryptoTour"];
const shown = (page: Page) =>
  page.locator(toggle).evaluate((button) => getComputedStyle(button).visibility === "visible");

/** Scrolls as a visitor does, and waits until the page rests. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await page.waitForTimeout(resting);
}

/** The pages that differ in what lies at their right edge. */
const layouts = pageNames.filter(
  (name) => !["association", "press", "edition", "accessibility", "events", "join"].includes(name),
);

for (const name of layouts) {
  test(`${name}: the floating language button covers nothing, hides while one reads on, and is there at the end ${wide.includes(name) ? "@phone" : "@phone @not-desktop"}`, async ({
    page,
  }) => {
    await open(page, addressOf(name, "fr"));
    await page.waitForTimeout(resting);
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect.soft(await coveredWhenShown(page), "at the top").toEqual([]);
    for (const share of [0.3, 0.9]) {
      await scrollTo(page, height * share);
      expect.soft(await shown(page), `reading on at ${share}`).toBe(false);
    }
    for (const share of [0.85, 0.6, 0.35, 0.15]) {
      await scrollTo(page, height * share);
      expect.soft(await coveredWhenShown(page), `scrolling up at ${share}`).toEqual([]);
    }
    await scrollTo(page, height);
    await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
    await expect.poll(() => shown(page)).toBe(true);
    expect.soft(await coveredBy(page, toggle), "at the end").toEqual([]);
  });
}

async function coveredWhenShown(page: Page): Promise<string[]> {
  return (await shown(page)) ? coveredBy(page, toggle) : [];
}

test("scrolling up brings the language button back", async ({ page }) => {
  await open(page, addressOf("association", "fr"));
  await scrollTo(page, 1200);
  expect(await shown(page)).toBe(false);
  await scrollTo(page, 900);
  await expect.poll(() => shown(page)).toBe(true);
});

test("the language stands in the bar from 768 pixels on, and in the menu below", async ({ page }) => {
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
