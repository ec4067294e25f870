import { pageNames, addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test("EW4 KT6 a visitor goes from any page to any other, and only the ticketing page has its script", async ({
  page,
}) => {
  await page.goto(addressOf("association", "fr"));
  for (const name of pageNames) {
    await page.evaluate(
      (path) => {
        const link = document.querySelector<HTMLAnchorElement>("main a[href^='/'], header a")!;
        link.href = path;
        link.click();
      },
      addressOf(name, "fr"),
    );
    await expect(page).toHaveURL(addressOf(name, "fr"));
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("script[src$='checkout-button.js']")).toHaveCount(name === "kryptoTour" ? 1 : 0);
  }
});
