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

test("NV2 the menu opens, closes on a link and exposes its state", async ({ page }) => {
  await open(page, "/fr/bureau");
  const button = page.getByRole("button", { name: messages.fr.nav.menu });
  const association = page.getByRole("link", { name: messages.fr.nav.association, exact: true });
  await expect.poll(() => isExpanded(page)).toBe(false);
  await expect(association).toBeHidden();
  await button.click();
  await expect.poll(() => isExpanded(page)).toBe(true);
  await association.click();
  await expect(page).toHaveURL(/association$/);
  await expect(association).toBeHidden();
  await expect.poll(() => isExpanded(page)).toBe(false);
});

test("NV2 Escape closes the menu and returns focus, and the page behind does not scroll", async ({ page }) => {
  await page.goto("/fr/bureau");
  const button = page.locator("[popovertarget=menu]");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#menu")).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu")).toBeHidden();
  await expect(button).toBeFocused();
});

test("NV2 focus never moves behind the open menu, and the logo stays visible", async ({ page }) => {
  await page.goto("/fr");
  await page.locator("[popovertarget=menu]").click();
  await expect(page.locator("header .bar-brand")).toHaveCSS("opacity", "1");
  const links = await page.locator("#menu a").count();
  for (let step = 0; step < links + 3; step++) {
    await page.keyboard.press("Tab");
    const behind = () => document.activeElement?.closest("main, footer, .language-toggle") !== null;
    expect(await page.evaluate(behind), `after ${step + 1} tabs`).toBe(false);
  }
});

test("NV2 the menu works without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/fr`);
  await page.locator("[popovertarget=menu]").click();
  await page.locator("#menu").getByRole("link", { name: messages.fr.nav.board, exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/bureau$/);
  await context.close();
});

test("NV2 the links are in the bar as soon as they fit", async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 900 });
  await page.goto("/fr/bureau");
  await expect(page.locator("[popovertarget=menu]")).toBeHidden();
  await expect(page.getByRole("link", { name: messages.fr.nav.association, exact: true })).toBeVisible();
});
