import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const t = messages.fr;

// Like the real ticketing script: a global, and an overlay without waiting for its button.
const ticketing = `window.luma = {
  initCheckout() {
    document.body.append(Object.assign(document.createElement("div"), { className: "luma-checkout--overlay" }));
  },
}`;

for (const [page, script] of [
  ["kryptoTour", "checkout-button.js"],
  ["events", "loader.js"],
] as const)
  test(`${page}: leaving the page unloads the script of the event platform`, async ({ page: browser }) => {
    await browser.route(`https://embed.lu.ma/${script}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: ticketing }),
    );
    await browser.goto(addressOf(page, "fr"));
    await browser.waitForFunction(() => "luma" in window);
    await browser.evaluate(() => Object.assign(window, { sameDocument: true }));
    const menu = browser.getByRole("navigation", { name: t.nav.label });
    await menu.getByRole("link", { name: t.nav.association, exact: true }).click();
    await expect(browser).toHaveURL(addressOf("association", "fr"));
    await expect(browser.locator("h1")).toBeVisible();
    expect(await browser.evaluate(() => ["luma" in window, "sameDocument" in window])).toEqual([false, false]);
    await expect(browser.locator('script[src*="lu.ma"], .luma-checkout--overlay')).toHaveCount(0);
  });
