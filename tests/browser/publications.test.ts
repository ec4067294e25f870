import type { Page } from "@playwright/test";
import { formatBytes, formatDate, formatMinutes } from "#model/formats.ts";
import { categoryOf } from "#model/selections.ts";
import { translate } from "#model/translate.ts";
import { content, localise } from "./support/content.ts";
import { open, plain } from "./support/page.ts";
import { addressOf, type Language, languages, messages } from "./support/site.ts";
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

for (const lang of languages) {
  test(`PB1 PB4 the publications in ${lang} are filtered by category; the address keeps it, back undoes it`, async ({
    page,
  }) => {
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

  test(`PB2 a publication in ${lang} says what it is, can be read in a new tab and had as a PDF of the size announced`, async ({
    page,
  }) => {
    await page.goto(addressOf("publications", lang), { waitUntil: "domcontentloaded" });
    for (const publication of publications) {
      const { title, description, category, date, readTime, read, download } = publication;
      const card = page
        .locator("article")
        .filter({ has: page.getByRole("heading", { name: title[lang], exact: true }) });
      const line = [
        categoryOf(content, category).name[lang],
        formatDate(date, lang),
        say(lang, "readTime", { minutes: formatMinutes(readTime, lang) }),
      ];
      await expect(card.locator("p").first()).toHaveText(line.map(plain).join(""));
      await expect(card.getByText(plain(description[lang]))).toBeVisible();
      await expect(card.locator("img[src]")).toHaveCount(1);
      const reading = card.getByRole("link", { name: say(lang, "readLabel", { title: title[lang] }) });
      await expect(reading).toHaveAttribute("href", read);
      await expect(reading).toHaveAttribute("target", "_blank");
      const pdf = card.getByRole("link", { name: say(lang, "pdfLabel", { title: title[lang] }) });
      if (download !== "local") {
        await expect(pdf).toHaveAttribute("href", download);
        await expect(pdf).toHaveAttribute("target", "_blank");
        continue;
      }
      await expect(pdf).toHaveAttribute("href", /^\/documents\/.+\.pdf$/);
      const file = await (await page.request.get((await pdf.getAttribute("href")) ?? "")).body();
      expect(file.subarray(0, 5).toString()).toBe("%PDF-");
      const count = file.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
      const details = `${formatBytes(file.length, lang)}, ${say(lang, "pages", { count })}`;
      expect(plain(await pdf.textContent())).toBe(plain(`${say(lang, "pdf")} (${details})`));
    }
  });

  test(`PB3 the newsletter in ${lang} has its field and leads to its own platform`, async ({ page }) => {
    const { newsletter } = localise(content.publicationsPage, lang);
    await page.goto(addressOf("publications", lang), { waitUntil: "domcontentloaded" });
    const section = page.getByRole("region", { name: newsletter.heading });
    const field = section.getByPlaceholder(lang === "fr" ? "Votre email" : "Your email", { exact: true });
    await expect(field).toHaveAttribute("type", "email");
    await expect(field).toHaveAccessibleName(say(lang, "emailPlaceholder"));
    const link = section.getByRole("link", { name: `${say(lang, "subscribe")} ${messages[lang].newTab}` });
    await expect(link).toHaveAttribute("href", content.site.links.newsletter!);
    await expect(link).toHaveAttribute("target", "_blank");
  });
}
