import { servicesOf } from "#model/pages.ts";
import { withMetaPolicy } from "#delivery/hosts/meta-policy.ts";
import { embeds } from "#model/service-hosts.ts";
import { addressOf, messages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const strict = pageNames.filter((page) => !servicesOf(page).some((service) => embeds[service].writesMarkup));

test("pages require trusted types, and those with third-party scripts report violations", async ({ request }) => {
  expect(strict).toHaveLength(pageNames.length - 2);
  for (const name of pageNames) {
    const headers = (await request.get(addressOf(name, "fr"))).headers();
    const has = ["content-security-policy", "content-security-policy-report-only"].map((header) =>
      Boolean(headers[header]?.includes("require-trusted-types-for 'script'")),
    );
    expect([name, ...has]).toEqual([name, strict.includes(name), !strict.includes(name)]);
  }
});

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
