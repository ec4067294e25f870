import { addressOf, languages, messages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

for (const lang of languages) {
  for (const name of pageNames) {
    const address = addressOf(name, lang);

    test(`${address} is a whole page, before and after its scripts @phone`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("main")).toHaveCount(1);
      await expect(page.locator("footer")).toHaveCount(1);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1")).toBeVisible();
    });
  }
}

test("the bar marks the current page", async ({ page }) => {
  await page.goto("/fr/bureau");
  const bar = page.getByRole("navigation", { name: messages.fr.nav.label });
  await expect(bar.locator(".bar-link[aria-current=page]")).toHaveText(messages.fr.nav.board);
  await bar.getByRole("link", { name: messages.fr.nav.association, exact: true }).click();
  await expect(bar.locator(".bar-link[aria-current=page]")).toHaveText(messages.fr.nav.association);
});

test("the bar is clear over the home page's hero, solid further down and on every other page", async ({ page }) => {
  const background = () => page.locator("header").evaluate((bar) => getComputedStyle(bar).backgroundColor);
  await page.goto("/fr");
  expect(await background()).toBe("rgba(0, 0, 0, 0)");
  await page.evaluate(() => window.scrollTo(0, window.innerHeight));
  await expect.poll(background).toBe("rgb(11, 20, 22)");
  await page.goto("/fr/bureau");
  expect(await background()).toBe("rgb(11, 20, 22)");
});

test("a new page starts at its top, with focus on its heading and its title announced", async ({ page }) => {
  await page.goto("/fr/bureau");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("link", { name: messages.fr.nav.association, exact: true }).click();
  await expect(page).toHaveURL(/association$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: await page.title() })).toHaveCount(1);
});

test("going back returns to where the visitor was", async ({ page }) => {
  await page.goto("/fr/association");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.getByRole("link", { name: messages.fr.nav.board, exact: true }).click();
  await expect(page).toHaveURL(/bureau$/);
  await page.goBack();
  await expect(page).toHaveURL(/association$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
});

test("a fragment leads to its target, below the bar", async ({ page }) => {
  await page.goto("/fr/association#timeline");
  const top = () => page.locator("#timeline").evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(72);
  await expect.poll(top).toBeLessThan(300);
});

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/fr/bureau");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: messages.fr.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the five legal texts are real PDFs", async ({ page, request }) => {
  for (const lang of languages) {
    await page.goto(`/${lang}`);
    const links = page.locator('footer a[type="application/pdf"]');
    await expect(links).toHaveCount(5);
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))) {
      expect(href).toMatch(/^\/documents\/[a-z-]+\.pdf$/);
      const response = await request.get(href ?? "");
      expect(response.headers()["content-type"]).toBe("application/pdf");
      expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
    }
  }
});

test("the footer says who, where and since when", async ({ page }) => {
  await page.goto("/en");
  const footer = page.locator("footer");
  await expect(footer).toContainText("France, UK & Belgium");
  await expect(footer).toContainText("© 2017 – 2026");
  await expect(footer.getByRole("link", { name: "contact@" })).toHaveAttribute("href", /^mailto:/);
  for (const network of Object.values(messages.en.social)) {
    await expect(footer.getByRole("link", { name: `${network} ${messages.en.newTab}`, exact: true })).toHaveAttribute(
      "target",
      "_blank",
    );
  }
  await expect(footer).toContainText(messages.en.footer.sample);
});
