import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test("BR6 an unknown branch answers 404 and links to the list", async ({ page, tolerated }) => {
  const { title, back } = messages.en.branchNotFound;
  tolerated.push(/Failed to load resource.*404/);
  expect((await page.goto("/en/antennes/atlantis"))?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText(title);
  await page.getByRole("link", { name: back }).click();
  await expect(page).toHaveURL("/en/antennes");
});

test("EW2 a router error shows a page with a link home", async ({ page, tolerated }) => {
  tolerated.push(/./);
  await page.route(/\/assets\/join-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'export default () => { throw new Error("broken") }' }),
  );
  await page.goto(addressOf("join", "fr"));
  await expect(page.locator("h1")).toHaveText("Unexpected Application Error!");
  await page.getByRole("link", { name: messages.fr.notFound.home }).click();
  await expect(page).toHaveURL("/fr");
});
