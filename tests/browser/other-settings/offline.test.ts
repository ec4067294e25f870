import { hydrated } from "../support/page.ts";
import { messages } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test("with offline reading switched off, no page requests the service worker", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/fr/bureau", { waitUntil: "load" });
  await hydrated(page);
  await page.getByRole("link", { name: messages.fr.nav.association, exact: true }).click();
  await expect(page.locator("h1")).toBeFocused();
  expect(asked.length).toBeGreaterThan(5);
  expect(asked).not.toContain("/service-worker.js");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
