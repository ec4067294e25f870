import { messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

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
