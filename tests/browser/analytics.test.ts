import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const t = messages.fr;

test("when the setting is off, none of it is loaded", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(addressOf("board", "fr"), { waitUntil: "load" });
  await page.getByRole("navigation", { name: t.nav.label }).getByRole("link", { name: t.nav.association }).click();
  await expect(page.locator("h1")).toBeFocused();
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((address) => /vercel/.test(address))).toEqual([]);
});
