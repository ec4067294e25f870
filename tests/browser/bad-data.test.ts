import { hydrated } from "./support/page.ts";
import { messages } from "./support/site.ts";
import { expect, test } from "./support/own-site.ts";

const words = messages.fr.nav;

test("EW2 a link still opens its page when the data request answers with an error or a page", async ({
  page,
  site,
  tolerated,
}) => {
  tolerated.push(/status of (?:404|500)/);
  for (const [status, headers] of [
    [404, {}],
    [500, {}],
    [200, { "Content-Type": "text/html" }],
  ] as const) {
    site.answers.set("/fr/association.data", (res) => res.writeHead(status, headers).end("<!doctype html><p>no data"));
    await page.goto(`${site.url}/fr/bureau`);
    site.asked.length = 0;
    await page.getByRole("link", { name: words.association, exact: true }).first().click();
    await expect(page.locator("h1")).toHaveText("Association");
    await expect(page).toHaveURL(/\/fr\/association$/);
    await hydrated(page);
    expect(site.asked.filter((path) => path === "/fr/association")).toHaveLength(1);
  }
});

test("a slow navigation shows a message after a second and can be cancelled", async ({ page, site }) => {
  site.answers.set("/fr/association.data", () => {});
  await page.goto(`${site.url}/fr/bureau`);
  await hydrated(page);
  const heading = await page.locator("h1").textContent();
  await page.getByRole("link", { name: words.association, exact: true }).first().click();
  const sign = page.getByText(words.slow);
  await expect(sign).toBeVisible();
  await page.getByRole("button", { name: words.stop, exact: true }).click();
  await expect(sign).toBeHidden();
  await expect(page).toHaveURL(/\/fr\/bureau$/);
  await expect(page.locator("h1")).toHaveText(heading ?? "");
  await page.getByRole("link", { name: words.publications, exact: true }).first().click();
  await expect(page).toHaveURL(/\/fr\/publications$/);
});
