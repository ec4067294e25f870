import type { Locator, Page } from "@playwright/test";
import { content } from "./support/content.ts";
import { addressOf, messages } from "./support/site.ts";
import { hydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ timeout: 60_000 });

const { nav } = messages.fr;

async function pressUntil(page: Page, key: string, wanted: Locator, limit: number): Promise<void> {
  for (let pressed = 0; pressed < limit; pressed++) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${limit} times ${key} did not reach ${String(wanted)}`);
}

test("every page of the bar can be opened and left with the keyboard", async ({ page }) => {
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
    // After going back, the page may still move the focus to its heading.
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
