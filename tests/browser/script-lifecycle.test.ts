import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const t = messages.fr;

// Like the real ticketing script: a global, and an overlay without waiting for its button.
const ticketing = `window.luma = {
  initCheckout() {
    document.body.append(Object.assign(document.createElement("div"), { className: "luma-checkout--overlay" }));
  },
}`;

test("KT6 leaving a page unloads the script of the event platform", async ({ page }) => {
  for (const [name, script] of [
    ["kryptoTour", "checkout-button.js"],
    ["events", "loader.js"],
  ] as const) {
    await page.route(`https://embed.lu.ma/${script}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: ticketing }),
    );
    await page.goto(addressOf(name, "fr"));
    await page.waitForFunction(() => "luma" in window);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const menu = page.getByRole("navigation", { name: t.nav.label });
    await menu.getByRole("link", { name: t.nav.association, exact: true }).click();
    await expect(page).toHaveURL(addressOf("association", "fr"));
    await expect(page.locator("h1")).toBeVisible();
    expect(await page.evaluate(() => ["luma" in window, "sameDocument" in window])).toEqual([false, false]);
    await expect(page.locator('script[src*="lu.ma"], .luma-checkout--overlay')).toHaveCount(0);
  }
});
