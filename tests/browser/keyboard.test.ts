import type { Locator, Page } from "@playwright/test";
import { content } from "./support/content.ts";
import { addressOf, messages } from "./support/site.ts";
import { hydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ timeout: 60_000 });

const { nav, donation, home } = messages.fr;

/** Presses a key until the focus is where the visitor wants it, as somebody without a mouse would. */
async function pressUntil(page: Page, key: string, wanted: Locator, limit: number): Promise<void> {
  for (let pressed = 0; pressed < limit; pressed++) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${limit} times ${key} did not reach ${String(wanted)}`);
}

test("every screen is reached from the home page, and left again, without a mouse", async ({ page }) => {
  await page.goto("/fr");
  const bar = page.getByRole("navigation", { name: nav.label });
  for (const name of [
    "board",
    "association",
    "branches",
    "events",
    "publications",
    "donation",
    "kryptoTour",
  ] as const) {
    await hydrated(page);
    const link = bar.getByRole("link", {
      name: name === "kryptoTour" ? content.edition.title : nav[name],
      exact: true,
    });
    // After going back, the page itself still moves the focus to its heading.
    await expect(async () => {
      await page.locator("header a").first().focus();
      await pressUntil(page, "Tab", link, 12);
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(addressOf(name, "fr"));
    await expect(page.locator("h1")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/fr");
  }
});

test("a row of logos is paused and started again from the keyboard", async ({ page }) => {
  await page.goto("/fr");
  const pause = page.getByRole("button", { name: home.pauseLabel.replace("{name}", home.sponsors) });
  const play = page.getByRole("button", { name: home.playLabel.replace("{name}", home.sponsors) });
  await page.locator(".carousel").first().scrollIntoViewIfNeeded();
  await pause.focus();
  await page.keyboard.press("Enter");
  await expect(play).toBeFocused();
  const place = () =>
    page
      .locator(".carousel-track")
      .first()
      .evaluate((track) => track.getBoundingClientRect().x);
  await expect.poll(async () => (await place()) === (await place())).toBe(true);
  const paused = await place();
  await page.keyboard.press("Space");
  await expect(pause).toBeFocused();
  await expect.poll(place).not.toBe(paused);
  await page.keyboard.press("Enter");
  for (let logo = 0; logo < 6; logo++) {
    await page.keyboard.press("Tab");
    await expect(page.locator(".carousel-view a:focus")).toBeInViewport();
  }
});

test("the donation dialog opens, holds the focus, and gives it back", async ({ page }) => {
  await page.goto("/fr/donation");
  await hydrated(page);
  const button = page.getByRole("button", { name: donation.lightningButton });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName);
    // Between the last control and the first, the focus passes by the browser's own bar.
    expect(where === "DIALOG" || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
