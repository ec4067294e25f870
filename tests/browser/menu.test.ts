import type { Page } from "@playwright/test";
import { open } from "./support/page.ts";
import { messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 767, height: 900 } });

/** The expanded state of the menu button in the accessibility tree; the browser derives it from the popover. */
async function isExpanded(page: Page): Promise<unknown> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  const names: unknown[] = [messages.fr.nav.menu, messages.fr.nav.close];
  const button = nodes.find(({ role, name }) => role?.value === "button" && names.includes(name?.value));
  return button?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

test("NV2 the menu exposes its state, returns focus on Escape and closes on a link", async ({ page }) => {
  await open(page, "/fr/bureau");
  const button = page.locator("[popovertarget=menu]");
  const association = page.getByRole("link", { name: messages.fr.nav.association, exact: true });
  await expect.poll(() => isExpanded(page)).toBe(false);
  await expect(association).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => isExpanded(page)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu")).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await association.click();
  await expect(page).toHaveURL(/association$/);
  await expect(association).toBeHidden();
  await expect.poll(() => isExpanded(page)).toBe(false);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("NV2 the menu works", async ({ page }) => {
    await page.goto("/fr");
    await page.locator("[popovertarget=menu]").click();
    await page.locator("#menu").getByRole("link", { name: messages.fr.nav.board, exact: true }).click();
    await expect(page).toHaveURL(/\/fr\/bureau$/);
  });
});

test("NV2 links are in the bar as soon as they fit, the language link from 768 pixels on", async ({ page }) => {
  const name = messages.fr.language.switch;
  const association = page.getByRole("link", { name: messages.fr.nav.association, exact: true });
  await page.goto("/fr/bureau");
  for (const width of [768, 1080, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator("header").getByRole("link", { name }).filter({ visible: true })).toHaveCount(1);
    await expect(association).toBeVisible({ visible: width >= 1080 });
  }
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.locator("header").getByRole("link", { name })).toBeHidden();
  await page.locator("[popovertarget=menu]").click();
  await page.locator("#menu").getByRole("link", { name }).click();
  await expect(page).toHaveURL("/en/bureau");
});

test("the floating language button is always visible", async ({ page }) => {
  await open(page, "/fr/association");
  for (const y of [0, 900, 600]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(page.locator(".language-toggle")).toBeInViewport({ ratio: 1 });
  }
});
