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

test("a page whose script is gone after an update can be read, and its links lead on", async ({ page, tolerated }) => {
  tolerated.push(/status of 404/, /Failed to fetch dynamically imported module/, /Error loading route module/);
  await page.route(/\/assets\/board-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const link = (name: string) => page.getByRole("link", { name, exact: true }).first();
  await page.goto("/fr/association");
  await link(messages.fr.nav.board).click();
  await expect(page.locator("h1")).toHaveText(messages.fr.nav.board);
  await link(messages.fr.nav.association).click();
  await expect(page).toHaveURL(/\/fr\/association$/);
});
