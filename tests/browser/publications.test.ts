import type { Page } from "@playwright/test";
import { categoryOf } from "#model/selections.ts";
import { translate } from "#model/translate.ts";
import { content } from "./support/content.ts";
import { open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const publications = content.publications.toSorted((a, b) => b.date.localeCompare(a.date));
const categories = content.categories.categories.map(({ id }) => id);

const inCategory = (wanted: string) => publications.filter(({ category }) => wanted === "all" || category === wanted);
const filter = (page: Page) => page.getByRole("navigation", { name: messages.fr.publications.filter });
const titles = (page: Page) => page.locator("article:visible h2");
const say = (key: string, values = {}) => translate(messages.fr, "fr", `publications.${key}`, values);

test("PB1 PB4 publications can be filtered by category", { tag: "@phone" }, async ({ page }) => {
  await open(page, addressOf("publications", "fr"));
  const links = filter(page).getByRole("link");
  const label = (category: string) =>
    `${category === "all" ? say("all") : categoryOf(content, category).name.fr} (${inCategory(category).length})`;
  await expect(links).toHaveText(["all", ...categories].map(label));
  await expect(filter(page).locator("[aria-current]")).toHaveText(label("all"));
  await expect(titles(page)).toHaveText(publications.map(({ title }) => title.fr));
  for (const category of categories) {
    await filter(page)
      .getByRole("link", { name: label(category), exact: true })
      .click();
    await expect(page).toHaveURL(`${addressOf("publications", "fr")}?categorie=${category}`);
    await expect(titles(page)).toHaveText(inCategory(category).map(({ title }) => title.fr));
    await expect(filter(page).locator("[aria-current]")).toHaveText(label(category));
    await expect(page.locator("main").getByRole("status")).toHaveText(
      say("shown", { count: inCategory(category).length }),
    );
  }
  await page.goBack();
  await expect(titles(page)).toHaveText(inCategory(categories.at(-2)!).map(({ title }) => title.fr));
  await links.first().click();
  await expect(titles(page)).toHaveCount(publications.length);
  await page.goto(`${addressOf("publications", "fr")}?categorie=nothing`);
  await expect(titles(page)).toHaveCount(publications.length);
  await page.goto(`${addressOf("publications", "fr")}?category=etude`);
  await expect(titles(page)).toHaveText(inCategory("etude").map(({ title }) => title.fr));
});
