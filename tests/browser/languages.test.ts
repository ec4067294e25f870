import type { Browser } from "@playwright/test";
import { addressOf, languages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const browsers = [
  ["fr-FR", "fr"],
  ["fr-CA", "fr"],
  ["en-GB", "en"],
  ["de-DE", "en"],
] as const;

const arrivals = [
  ["/", ""],
  ["/publications", "/publications"],
  ["/donation?a=1#b", "/donation?a=1#b"],
  ["/nothing", ""],
  ["/antennes/essec", "/antennes/essec"],
] as const;

async function open(browser: Browser, locale: string, script = true) {
  const context = await browser.newContext({ locale, javaScriptEnabled: script });
  return context.newPage();
}

for (const [locale, lang] of browsers) {
  for (const [arrival, target] of arrivals) {
    test(`a ${locale} browser that opens ${arrival} reads /${lang}${target}`, async ({ browser, baseURL }) => {
      const page = await open(browser, locale);
      await page.goto(baseURL + arrival);
      await expect(page).toHaveURL(`${baseURL}/${lang}${target}`);
      await page.context().close();
    });
  }
}

test("the language redirect leaves no step in the history", async ({ page }) => {
  await page.goto("/fr/bureau");
  await page.goto("/publications");
  await expect(page).toHaveURL(/\/fr\/publications$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/bureau$/);
});

test("the redirect works without scripts", async ({ browser, baseURL }) => {
  const page = await open(browser, "en-GB", false);
  await page.goto(`${baseURL}/publications`);
  await expect(page).toHaveURL(`${baseURL}/en/publications`);
  await page.context().close();
});

for (const lang of languages) {
  for (const name of pageNames) {
    test(`the toggle on ${addressOf(name, lang)} keeps page, query and hash`, async ({ page }) => {
      await page.goto(`${addressOf(name, lang)}?a=1#content`);
      const toggle = page.locator("a[data-language]");
      await expect(toggle).toHaveAttribute("hreflang", lang === "fr" ? "en" : "fr");
      await expect(toggle).toHaveAttribute("href", /\?a=1#content$/);
      await toggle.click();
      await expect(page).toHaveURL(`${addressOf(name, lang === "fr" ? "en" : "fr")}?a=1#content`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang === "fr" ? "en" : "fr");
    });
  }
}

test("a choice made with the toggle beats the browser's language, and is the only cookie", async ({
  page,
  context,
}) => {
  await page.goto("/fr");
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

test("the logo leads to / and from there to the visitor's language", async ({ page }) => {
  await page.goto("/en/bureau");
  const logo = page.locator("header a").first();
  await expect(logo).toHaveAttribute("href", "/");
  await logo.click();
  await expect(page).toHaveURL(/\/fr$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/bureau$/);
});

test("footer links without a language lead to their page", async ({ page }) => {
  await page.goto("/fr/bureau");
  const link = page.locator("footer").getByRole("link", { name: "Publications" });
  await expect(link).toHaveAttribute("href", "/publications");
  await link.click();
  await expect(page).toHaveURL(/\/fr\/publications$/);
  await page.locator("footer").getByRole("link", { name: "Nous soutenir" }).click();
  await expect(page).toHaveURL(/\/fr\/donation$/);
});

for (const [written, right] of [
  ["/fr/bureau/", "/fr/bureau"],
  ["/FR/bureau", "/fr/bureau"],
  ["/fr//bureau", "/fr/bureau"],
  ["/en/", "/en"],
] as const) {
  test(`${written} ends at ${right}`, async ({ page }) => {
    await page.goto(written);
    await expect(page).toHaveURL(right);
    await expect(page.locator("h1")).toHaveCount(1);
  });
}
