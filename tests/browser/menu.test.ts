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

test("NV2 all links are in the bar from 768 pixels on, and the language link is in the menu of phones", async ({
  page,
}) => {
  const association = page.getByRole("link", { name: messages.fr.nav.association, exact: true });
  const menu = page.getByRole("button", { name: messages.fr.nav.menu });
  await page.goto("/fr/bureau");
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(association).toBeInViewport({ ratio: 1 });
    await expect(menu).toBeHidden();
  }
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(association).toBeHidden();
  await menu.click();
  await page.getByRole("banner").getByRole("link", { name: messages.fr.language.switch }).click();
  await expect(page).toHaveURL("/en/bureau");
});

test("the language button is always in view, and the last line of a page can be scrolled clear of it", async ({
  page,
}) => {
  await open(page, "/fr/association");
  const toggle = page.getByRole("navigation", { name: messages.fr.language.label }).getByRole("link");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const top of [0, 900, 100_000]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
      await expect(toggle).toBeInViewport({ ratio: 1 });
    }
    const [button, last] = await Promise.all([
      toggle.boundingBox(),
      page.getByRole("contentinfo").getByRole("paragraph").last().boundingBox(),
    ]);
    const isClear = last!.y + last!.height <= button!.y || last!.x + last!.width <= button!.x;
    expect(isClear, `at ${width} pixels`).toBe(true);
  }
});
