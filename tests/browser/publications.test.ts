import type { Page } from "@playwright/test";
import { categoryOf } from "#model/selections.ts";
import { translate } from "#model/translate.ts";
import { content } from "./support/content.ts";
import { open } from "./support/page.ts";
import { addressOf, type Language, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const publications = content.publications.toSorted((a, b) => b.date.localeCompare(a.date));
const categories = content.categories.categories.map(({ id }) => id);
const parameter = { fr: "categorie", en: "category" };

const inCategory = (wanted: string) => publications.filter(({ category }) => wanted === "all" || category === wanted);
const filter = (page: Page, lang: Language) =>
  page.getByRole("navigation", { name: messages[lang].publications.filter });
const titles = (page: Page) => page.locator("article h2");
const say = (lang: Language, key: string, values = {}) =>
  translate(messages[lang], lang, `publications.${key}`, values);

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    test(`PB1 PB4 publications in ${lang} can be filtered by category`, async ({ page }) => {
      await open(page, addressOf("publications", lang));
      const links = filter(page, lang).getByRole("link");
      const label = (category: string) =>
        `${category === "all" ? say(lang, "all") : categoryOf(content, category).name[lang]} (${inCategory(category).length})`;
      await expect(links).toHaveText(["all", ...categories].map(label));
      await expect(filter(page, lang).locator("[aria-current]")).toHaveText(label("all"));
      await expect(titles(page)).toHaveText(publications.map(({ title }) => title[lang]));
      for (const category of categories) {
        await filter(page, lang)
          .getByRole("link", { name: label(category), exact: true })
          .click();
        await expect(page).toHaveURL(`${addressOf("publications", lang)}?${parameter[lang]}=${category}`);
        await expect(titles(page)).toHaveText(inCategory(category).map(({ title }) => title[lang]));
        await expect(filter(page, lang).locator("[aria-current]")).toHaveText(label(category));
        await expect(page.locator("main").getByRole("status")).toHaveText(
          say(lang, "shown", { count: inCategory(category).length }),
        );
      }
      await page.goBack();
      await expect(titles(page)).toHaveText(inCategory(categories.at(-2)!).map(({ title }) => title[lang]));
      await links.first().click();
      await expect(titles(page)).toHaveCount(publications.length);
      await page.goto(`${addressOf("publications", lang)}?${parameter[lang]}=nothing`);
      await expect(titles(page)).toHaveCount(publications.length);
      await page.goto(`${addressOf("publications", lang)}?categorie=etude`);
      await expect(titles(page)).toHaveText(inCategory("etude").map(({ title }) => title[lang]));
    });
  });
