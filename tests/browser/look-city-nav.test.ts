import type { Page } from "@playwright/test";
import { listedBranches } from "#model/selections.ts";
import { content } from "./support/content.ts";
import { open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const row = (page: Page) => page.getByRole("navigation", { name: messages.fr.home.cities });
/** The last link leads to all branches. */
const bandsOf = (page: Page) => row(page).locator("li:not(:last-child) a");
const lights = "svg:has(> svg)";
const rings = `${lights} > g > circle`;

test("a city with several schools leads from the row of links to their cards", async ({ page }) => {
  await page.goto(addressOf("home", "fr"));
  const cities = Map.groupBy(listedBranches(content), ({ city }) => city.fr);
  const [name, branches] = [...cities].find(([, each]) => each.length > 1)!;
  await bandsOf(page).filter({ hasText: name }).click();
  await expect(page.locator("article[id^=card-]")).toHaveCount(branches.length);
});

test("hovering over a city of the row of cities shows its line without moving the title", async ({ page }) => {
  await open(page, addressOf("home", "fr"));
  const own = content.homePage.hero.subtitle.fr;
  await expect(page.getByText(own)).toBeVisible();
  const title = await page.locator("h1").boundingBox();
  const band = bandsOf(page).last();
  const name = (await band.evaluate((link) => link.firstChild?.textContent)) ?? "";
  await band.hover();
  await expect(page.locator(rings)).toHaveCount(3);
  await expect(page.locator("p[id^=line-] a", { hasText: name })).toBeVisible();
  await expect(page.getByText(own)).toBeHidden();
  await expect(page.locator(`${lights} a[data-highlighted]`)).toContainText(name);
  expect(await page.locator("h1").boundingBox()).toEqual(title);
  await page.locator("#statistics").hover();
  await expect(page.locator(rings)).toHaveCount(0);
  await expect(page.getByText(own)).toBeVisible();
});

test("arrow keys move along the row of cities and Enter opens the city", async ({ page }) => {
  await open(page, addressOf("home", "fr"));
  const bands = bandsOf(page);
  await bands.first().focus();
  await expect(row(page).getByRole("listitem").first()).toHaveAttribute("data-highlighted", "true");
  await page.keyboard.press("ArrowRight");
  await expect(bands.nth(1)).toBeFocused();
  await expect(row(page).getByRole("listitem").nth(1)).toHaveAttribute("data-highlighted", "true");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(bands.last()).toBeFocused();
  const target = await bands.last().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target ?? "");
});

test("the first tap on a city shows its line, the second opens it", { tag: "@phone" }, async ({ page }) => {
  await open(page, addressOf("home", "fr"));
  const band = bandsOf(page).last();
  const target = await band.getAttribute("href");
  await band.tap();
  await expect(page.locator(rings)).toHaveCount(3);
  await expect(page).toHaveURL(addressOf("home", "fr"));
  await band.tap();
  await expect(page).toHaveURL(target ?? "");
});

test("with reduced motion, nothing on the home page is animated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, addressOf("home", "fr"));
  await bandsOf(page).first().focus();
  await expect(page.locator(rings)).toHaveCount(3);
  // Scroll-driven animations move only with the reader.
  const moving = () =>
    document.getAnimations().filter(({ timeline }) => timeline === null || timeline instanceof DocumentTimeline).length;
  expect(await page.evaluate(moving)).toBe(0);
});
