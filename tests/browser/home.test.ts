import { formatNumber } from "#model/formats.ts";
import { content, localise } from "./support/content.ts";
import { plain } from "./support/page.ts";
import { addressOf, languages, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test("HM1 the hero fills the screen, says who we are, and leads to joining and to the branches", async ({
  page,
  viewport,
}) => {
  for (const lang of languages) {
    const { hero } = localise(content.homePage, lang);
    await page.goto(addressOf("home", lang));
    const section = page.locator("main section").first();
    const box = await section.boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeGreaterThanOrEqual(viewport?.height ?? Infinity);
    await expect(section.getByRole("heading", { level: 1 })).toHaveText(hero.title);
    await expect(section.locator("svg").first()).toBeVisible();
    await expect(section.getByText(content.site.name, { exact: true })).toBeVisible();
    await expect(section.getByText(hero.subtitle)).toBeVisible();
    const join = section.getByRole("link", { name: `${hero.join} ${messages[lang].newTab}` });
    await expect(join).toHaveAttribute("href", content.site.social.linkedin!);
    await expect(join).toHaveAttribute("target", "_blank");
    await expect(section.getByRole("link", { name: hero.branches })).toHaveAttribute(
      "href",
      addressOf("branches", lang),
    );
  }
});

test("HM2 the statistics say how many students, universities, events and branches", async ({ page }) => {
  for (const lang of languages) {
    const { statistics } = localise(content.homePage, lang);
    await page.goto(addressOf("home", lang));
    const section = page.getByRole("region", { name: statistics.heading });
    const shown = await section
      .locator("dl > div")
      .evaluateAll((figures) =>
        figures.map((figure) => [figure.querySelector("dd")?.textContent, figure.querySelector("dt")?.textContent]),
      );
    expect(shown.map((pair) => pair.map((text) => plain(text ?? "")))).toEqual(
      statistics.figures.map(({ value, plus, label, caption = "" }) => [
        `${plain(formatNumber(Number(value), lang))}${plus ? "+" : ""}`,
        plain(label + caption),
      ]),
    );
  }
});

test("HM5 the four latest publications lead to the external publications page", async ({ page }) => {
  const latest = content.publications.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, 4);
  for (const lang of languages) {
    await page.goto(addressOf("home", lang));
    const cards = page.getByRole("region", { name: content.homePage.publications.heading[lang] }).locator("article");
    await expect(cards.getByRole("heading")).toHaveText(
      latest.map(({ title }) => `${title[lang]} ${messages[lang].newTab}`),
    );
    for (const link of await cards.getByRole("link").all()) {
      await expect(link).toHaveAttribute("href", content.site.links.publications);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    await expect(cards.getByRole("link")).toHaveCount(4);
  }
});
