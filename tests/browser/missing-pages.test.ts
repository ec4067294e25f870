import { hydrated, navigateInside, open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test("BR6 an unknown branch answers 404 and links to the list, also within the site", async ({ page, tolerated }) => {
  const { notFoundTitle, notFoundBack } = messages.en.branch;
  tolerated.push(/Failed to load resource.*404/);
  expect((await page.goto("/en/antennes/atlantis"))?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText(notFoundTitle);
  await page.getByRole("link", { name: notFoundBack }).click();
  await expect(page).toHaveURL("/en/antennes");
  await hydrated(page);
  await navigateInside(page, "/en/antennes/atlantis");
  await expect(page.locator("h1")).toHaveText(notFoundTitle);
});

test("EW1 a client-side navigation to a missing page shows the 404 page and logs its path", async ({ page }) => {
  await open(page, "/fr/bureau");
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await navigateInside(page, "/fr/nothing");
  await expect(page.locator("h1")).toHaveText(messages.fr.notFound.title);
  await expect.poll(() => logged.join("\n")).toContain("/fr/nothing");
});

test("EW2 a router error shows a page with a link home", async ({ page, tolerated }) => {
  tolerated.push(/./);
  await page.route(/\/assets\/association-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'export default () => { throw new Error("broken") }' }),
  );
  await page.goto(addressOf("association", "fr"));
  await expect(page.locator("h1")).toHaveText("Unexpected Application Error!");
  await page.getByRole("link", { name: messages.fr.notFound.home }).click();
  await expect(page).toHaveURL("/fr");
});
