import { withMetaPolicy } from "#delivery/hosts/meta-policy.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test("a page without third-party scripts cannot turn text into code", async ({ page, tolerated }) => {
  tolerated.push(/TrustedHTML|TrustedScript/);
  await page.goto(addressOf("branches", "fr"));
  await page.locator(".map").scrollIntoViewIfNeeded();
  await expect(page.locator(".leaflet-control-zoom")).toBeVisible();
  const attempts = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement("script");
    return [
      attempt(() => (document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>")),
      attempt(() => (script.src = "https://evil.example/x.js")),
      attempt(() => (script.text = "alert(1)")),
      attempt(() => (script.src = "/assets/own.js")),
    ];
  });
  expect(attempts).toEqual(["TypeError", "TypeError", "TypeError", "done"]);
});

test("a page with its policy in a meta element works the same", async ({ page }) => {
  const address = addressOf("association", "fr");
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": policy = "", ...headers } = response.headers();
    await route.fulfill({ response, headers, body: withMetaPolicy(await response.text(), policy) });
  });
  await page.goto(address);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  await page.waitForFunction(hasOwnPolicy);
  await page
    .getByRole("navigation", { name: messages.fr.nav.label })
    .getByRole("link", { name: messages.fr.nav.board })
    .click();
  await expect(page).toHaveURL(addressOf("board", "fr"));
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
});

function hasOwnPolicy(): boolean {
  return Boolean((window as { trustedTypes?: { defaultPolicy: object | null } }).trustedTypes?.defaultPolicy);
}
