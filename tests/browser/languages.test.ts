import { addressOf } from "./support/site.ts";
import { open } from "./support/page.ts";
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
  ["/donation?a=1", "/donation?a=1"],
  ["/nothing", ""],
  ["/antennes/essec", "/antennes/essec"],
] as const;

test("RT2 RT3 RT5 a URL without a language redirects to the browser’s language", async ({ request }) => {
  for (const [locale, lang] of browsers) {
    for (const [arrival, target] of arrivals) {
      const headers = { "accept-language": locale };
      const response = await request.get(arrival, { headers, maxRedirects: 0 });
      const { location, vary } = response.headers();
      expect([response.status(), location], `${locale} ${arrival}`).toEqual([307, `/${lang}${target}`]);
      expect(vary?.toLowerCase()).toContain("accept-language");
    }
  }
});

for (const [locale, lang] of [
  ["fr-CA", "fr"],
  ["de-DE", "en"],
] as const) {
  test.describe(`a ${locale} browser`, () => {
    test.use({ locale });

    test(`RT1 RT2 RT3 RT6 a ${locale} browser is redirected with query and hash`, async ({ page }) => {
      await page.goto("/fr/bureau");
      await page.goto("/donation?a=1#b");
      await expect(page).toHaveURL(`/${lang}/donation?a=1#b`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await page.goBack();
      await expect(page).toHaveURL("/fr/bureau");
    });
  });
}

/** A page opened without a reload, one that reloads, and one with a parameter in its path. */
for (const [from, name] of [
  ["fr", "association"],
  ["en", "donation"],
  ["fr", "branch"],
] as const) {
  test(`FT3 switching language on ${addressOf(name, from)} keeps page, query and hash`, async ({ page }) => {
    const to = from === "fr" ? "en" : "fr";
    await open(page, `${addressOf(name, from)}?a=1#content`);
    await page.locator("a[data-language]").click();
    await expect(page).toHaveURL(`${addressOf(name, to)}?a=1#content`);
    await expect(page.locator("html")).toHaveAttribute("lang", to);
  });
}

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

test("RT9 the logo links to /, which redirects to the visitor's language", async ({ page }) => {
  await page.goto("/en/bureau");
  const logo = page.locator("header a").first();
  await expect(logo).toHaveAttribute("href", "/");
  await logo.click();
  await expect(page).toHaveURL(/\/fr$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/bureau$/);
});

test("RT9 a footer link without a language opens its page", async ({ page }) => {
  await open(page, "/fr/bureau");
  const link = page.locator("footer").getByRole("link", { name: "Publications" });
  await expect(link).toHaveAttribute("href", "/publications");
  await link.click();
  await expect(page).toHaveURL(/\/fr\/publications$/);
});

test("RT10 a trailing slash, capitals or a double slash redirect to the canonical URL", async ({ page }) => {
  for (const [written, right] of [
    ["/fr/bureau/", "/fr/bureau"],
    ["/FR/bureau", "/fr/bureau"],
    ["/fr//bureau", "/fr/bureau"],
    ["/en/", "/en"],
  ] as const) {
    await page.goto(written, { waitUntil: "domcontentloaded" });
    await expect(page).toHaveURL(right);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`[a-z]${right}$`));
  }
});
