import { addressOf } from "./support/site.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.describe("a German browser", () => {
  test.use({ locale: "de-DE" });

  test("RT1 RT2 RT3 RT5 RT6 is redirected to English with query and hash", async ({ page }) => {
    await page.goto("/fr/bureau");
    await page.goto("/donation?a=1#b");
    await expect(page).toHaveURL("/en/donation?a=1#b");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goBack();
    await expect(page).toHaveURL("/fr/bureau");
  });
});

test("FT3 switching language keeps page, query and hash", async ({ page }) => {
  // A page opened without a reload, one that reloads, and one with a parameter in its path.
  for (const [from, to, name] of [
    ["fr", "en", "association"],
    ["en", "fr", "donation"],
    ["fr", "en", "branch"],
  ] as const) {
    await open(page, `${addressOf(name, from)}?a=1#content`);
    await page.locator("a[data-language]").click();
    await expect(page).toHaveURL(`${addressOf(name, to)}?a=1#content`);
    await expect(page.locator("html")).toHaveAttribute("lang", to);
  }
});

test("RT4 the chosen language is the only cookie and wins over the browser's", async ({ page, context }) => {
  await open(page, "/fr");
  expect(await context.cookies()).toEqual([]);
  await page.locator("a[data-language]").click();
  await expect(page).toHaveURL(/\/en$/);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, sameSite }) => ({ name, value, sameSite }))).toEqual([
    { name: "lang", value: "en", sameSite: "Lax" },
  ]);
  const days = ((cookies[0]?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  await page.goto("/publications");
  await expect(page).toHaveURL(/\/en\/publications$/);
});

test("RT9 the logo and the footer link without a language, which is the visitor's", async ({ page }) => {
  await open(page, "/en/bureau");
  const logo = page.locator("header a").first();
  await expect(logo).toHaveAttribute("href", "/");
  await logo.click();
  await expect(page).toHaveURL(/\/fr$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/bureau$/);
  const link = page.locator("footer").getByRole("link", { name: "Publications" });
  await expect(link).toHaveAttribute("href", "/publications");
  await link.click();
  await expect(page).toHaveURL(/\/fr\/publications$/);
});
