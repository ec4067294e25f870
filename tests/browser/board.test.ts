import type { Page } from "@playwright/test";
import { currentBoard } from "#model/selections.ts";
import { content } from "./support/content.ts";
import { itemsPerRow, open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const terms = content.board.toSorted((a, b) => b.id.localeCompare(a.id));
const current = currentBoard(content).id;

const namesOf = (id: string) => terms.find((term) => term.id === id)!.members.map(({ name }) => name);
const selector = (page: Page) => page.getByRole("navigation", { name: messages.fr.board.years });
const shownNames = (page: Page) => page.locator("[aria-labelledby^=heading-] article:visible h3");
const polesSection = (page: Page) => page.getByRole("region", { name: content.boardPage.poles.heading.fr });

test("BD1 choosing a term replaces the cards without scrolling", { tag: "@both" }, async ({ page, isMobile }) => {
  await open(page, addressOf("board", "fr"));
  await expect(selector(page).locator("[aria-current]")).toHaveText(current);
  expect(await itemsPerRow(page.locator("[aria-labelledby^=heading-] li:visible:has(> article)"))).toBe(
    isMobile ? 1 : 3,
  );
  await page.evaluate(() => window.scrollTo(0, 120));
  const place = () => selector(page).evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  for (const id of ["2024", current]) {
    await selector(page).getByRole("link", { name: id, exact: true }).click();
    await expect(shownNames(page)).toHaveText(namesOf(id));
    expect(await place()).toBe(before);
  }
});

test("BD3 BD4 the term is in the URL, and only the current one has poles", async ({ page }) => {
  await open(page, addressOf("board", "fr"));
  const buttons = selector(page).getByRole("link");
  await buttons.nth(1).click();
  await expect(page).toHaveURL(/\/fr\/bureau\?annee=2024/);
  await expect(shownNames(page)).toHaveText(namesOf("2024"));
  await expect(polesSection(page)).toHaveCount(0);
  await expect(page.locator("main").getByRole("status")).toHaveText(
    messages.fr.board.members.other.replace("{count}", `${namesOf("2024").length}`),
  );
  await buttons.last().click();
  await expect(page).toHaveURL(/annee=2017-2020/);
  await expect(shownNames(page)).toHaveText(namesOf("2017-2020"));
  await page.goBack();
  await expect(shownNames(page)).toHaveText(namesOf("2024"));
  await expect(selector(page).locator("[aria-current]")).toHaveText("2024");
  await page.goBack();
  await expect(shownNames(page)).toHaveText(namesOf(current));

  await page.goto("/en/bureau?year=2024");
  await expect(shownNames(page)).toHaveText(namesOf("2024"));
  await page.locator("a[data-language]").click();
  await expect(page).toHaveURL(/\/fr\/bureau\?year=2024/);
  await expect(shownNames(page)).toHaveText(namesOf("2024"));
  await open(page, "/fr/bureau?annee=1999");
  await expect(shownNames(page)).toHaveText(namesOf(current));
  await expect(polesSection(page)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("BD4 each term can be chosen, and only the current one shows the poles", async ({ page }) => {
    await page.goto(addressOf("board", "fr"));
    await expect(polesSection(page)).toBeVisible();
    for (const id of ["2017-2020", current]) {
      const { label } = terms.find((term) => term.id === id)!;
      await selector(page).getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`annee=${id}`));
      await expect(shownNames(page)).toHaveText(namesOf(id));
      await expect(polesSection(page)).toHaveCount(id === current ? 1 : 0);
    }
  });
});
