import { pathTo } from "#model/pages.ts";
import { messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const words = messages.fr.join;

test("a student in Lyon has a letter ready in three taps from home", async ({ page }) => {
  await page.goto("/fr");
  await page.locator(".door-join a").click();
  await page.waitForURL(`**${pathTo("join", "fr")}`);
  await page.locator(".schools-list").getByRole("button", { name: /Lyon/ }).click();
  const write = page.locator(".letter a");
  await expect(write).toHaveAttribute("href", /^mailto:lyon@[^?]+\?subject=.+&body=.+/);
  await expect(page.locator("#answer")).toBeFocused();
});

test("a sponsor has figures, tiers and a contact in one tap", async ({ page }) => {
  await page.goto("/fr");
  await page.locator(".door-partner a").click();
  await page.waitForURL(`**${pathTo("partner", "fr")}`);
  await expect(page.locator(".ledger time").first()).toBeVisible();
  await expect(page.locator(".tiers")).toBeVisible();
  await expect(page.locator('.contact-bar a[href^="mailto:"]')).toBeVisible();
});

test("a journalist copies a citation in three taps", async ({ page }) => {
  await page.goto("/fr");
  await page.locator(".door-press a").click();
  await page.waitForURL(`**${pathTo("press", "fr")}`);
  await page.locator(".related .text-link").first().click();
  await page.waitForURL("**/publications/*#cite");
  await page.locator(".cite .copy").first().click();
  await expect(page.locator(".cite [role=status]").first()).toHaveText(messages.fr.copy.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@techreport\{/);
});

test("the finder forgives accents and slips, and answers calmly whatever is typed", async ({ page }) => {
  await page.goto(pathTo("join", "fr"));
  const field = page.getByLabel(words.study, { exact: true }).and(page.locator("input"));
  await field.fill("lyno");
  await expect(page.locator("#answer")).toContainText("Lyon");
  for (const text of ["🦊", "a".repeat(500), "<script>alert(1)</script>", "zzzz"]) {
    await field.fill(text);
    await expect(page.locator(".tune-status [role=status]")).toHaveText(words.none);
    await expect(page.locator(".answer")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.getByRole("button", { name: words.clear }).click();
  await expect(field).toBeFocused();
  await expect(page.locator(".tune-status [role=status]")).toHaveText("");
});

test("a presentation is copied as it is shown", async ({ page }) => {
  await page.goto(pathTo("press", "en"));
  const shown = await page.locator(".take-text").first().textContent();
  await page.locator(".take .copy").first().click();
  await expect(page.locator(".take .copy").first()).toHaveAttribute("data-done", "true");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
});
