import { formatDate, formatNumber, ordinalSuffix } from "#model/formats.ts";
import { addressLine } from "#model/postal-address.ts";
import { content, localise } from "./support/content.ts";
import { viewOf } from "./support/map.ts";
import { frameTitled, navigateInside, open, plain } from "./support/page.ts";
import { addressOf, languages, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const { edition, speakers, tourSponsors, tourPartners, site } = content;

for (const lang of languages) {
  const text = localise(edition, lang);
  const words = messages[lang].tour;
  const address = addressLine(content, edition.venue.address, lang);

  test(`KT1 KT2 the Krypto-Tour in ${lang}: when and where, its figures, its film and its format`, async ({ page }) => {
    await open(page, addressOf("kryptoTour", lang));
    const hero = page.locator("main section").first();
    await expect(hero.getByRole("heading", { level: 1 })).toHaveText(text.title);
    await expect(hero.locator(".tour-badge")).toHaveText(
      `${formatDate(text.date, lang)}${text.city}${text.number}${ordinalSuffix(text.number, lang)} ${words.edition}`,
    );
    await expect(hero.getByText(text.subtitle)).toBeVisible();
    await expect(hero.locator("dl > div")).toHaveText(
      text.figures.map(({ label, value, plus }) => label + formatNumber(Number(value), lang) + (plus ? "+" : "")),
    );
    const filmFrame = await frameTitled(page, words.filmTitle.replace("{tour}", text.title));
    const film = new URL((await filmFrame.getAttribute("src")) ?? "");
    expect(film.pathname).toBe(`/embed/${site.embeds.video!.id}`);
    expect(Object.fromEntries(film.searchParams)).toMatchObject({
      autoplay: "1",
      mute: "1",
      loop: "1",
      playlist: site.embeds.video!.id,
      hl: lang,
    });
    const format = page.getByRole("region", { name: text.format.heading });
    await expect(format.locator("p")).toHaveText(text.format.paragraphs.map(plain));
    await expect(format.getByRole("img")).toHaveCount(text.format.photos.length);
    for (const { alt } of text.format.photos) await expect(format.getByRole("img", { name: alt })).toHaveCount(1);
  });

  test(`KT4 KT5 everyone who spoke, paid for or announced the Krypto-Tour is named in ${lang}`, async ({ page }) => {
    await page.goto(addressOf("kryptoTour", lang), { waitUntil: "domcontentloaded" });
    const cards = page.getByRole("region", { name: text.speakers.heading }).locator("article");
    const shown = await cards.evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector("h3")?.textContent,
        role: card.querySelector("p")?.textContent,
        pictures: card.querySelectorAll("img[src]").length,
        links: [...card.querySelectorAll("a")].map((link) => [link.getAttribute("aria-label"), link.href]),
      })),
    );
    expect(shown).toEqual(
      speakers.speakers.map(({ name, role, linkedin, x }) => ({
        name,
        role: role[lang],
        pictures: 1,
        links: [
          ...(linkedin ? [[words.linkedin.replace("{name}", name), linkedin]] : []),
          ...(x ? [[words.x.replace("{name}", name), x]] : []),
        ],
      })),
    );
    const rows = [
      ...tourSponsors.tiers.map(({ name, logos }) => [name[lang], logos] as const),
      [text.communityPartners.heading, tourPartners.community] as const,
      [text.mediaPartners.heading, tourPartners.media] as const,
    ];
    for (const [name, logos] of rows) {
      const items = page.getByRole("region", { name, exact: true }).getByRole("listitem");
      const logosShown = await items.evaluateAll((all) =>
        all.map((item) => [item.querySelector("img")?.alt, item.querySelector("a")?.getAttribute("href") ?? ""]),
      );
      expect(logosShown, name).toEqual(logos.map((logo) => [logo.name, logo.url]));
    }
    expect(await page.locator("main a[href='']").count()).toBe(0);
  });

  test(`KT6 KT7 the ticket office and the venue in ${lang}; the office’s script leaves with the visitor`, async ({
    page,
  }) => {
    await open(page, addressOf("kryptoTour", lang));
    const script = page.locator("script[src^='https://embed.lu.ma/']");
    await expect(script).toHaveCount(1);
    await expect(await frameTitled(page, words.ticketsTitle)).toHaveAttribute(
      "src",
      new RegExp(site.embeds.ticketing!.id),
    );
    const venue = page.getByRole("region", { name: text.venue.heading });
    await expect(venue.getByText(text.venue.name, { exact: true }).first()).toBeVisible();
    await expect(venue.locator("address")).toHaveText(address);
    const map = page.getByRole("region", { name: words.map.replace("{name}", text.venue.name), exact: true });
    await map.scrollIntoViewIfNeeded();
    await map.getByRole("button", { name: text.venue.name, exact: true }).click();
    await expect(map.locator(".leaflet-popup")).toContainText(text.venue.name + address);
    await page.keyboard.press("Escape");
    await expect(map.locator(".leaflet-popup")).toHaveCount(0);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
    expect((await viewOf(map, text.venue.coordinates)).zoom).toBe(12);

    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement("div"), { className: "luma-x" })),
    );
    await navigateInside(page, addressOf("board", lang));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.boardPage.header.title[lang]);
    await expect(script).toHaveCount(0);
    await expect(page.locator(".luma-x")).toHaveCount(0);
    expect(await page.evaluate(() => "luma" in window)).toBe(false);
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("KT2 the film waits for a click", async ({ page }) => {
    for (const lang of languages) {
      const words = messages[lang].tour;
      await open(page, addressOf("kryptoTour", lang));
      const title = words.filmTitle.replace("{tour}", edition.title);
      await expect(page.getByTitle(title)).toHaveCount(0);
      await page.getByRole("button", { name: words.filmPlay }).click();
      await expect(await frameTitled(page, title)).toBeVisible();
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("KT2 KT6 the tickets and the film are a link away", async ({ page }) => {
    for (const lang of languages) {
      await page.goto(addressOf("kryptoTour", lang));
      await expect(page.getByRole("link", { name: messages[lang].tour.ticketsLink })).toBeVisible();
      await expect(page.getByRole("link", { name: messages[lang].tour.filmLink })).toBeVisible();
    }
  });
});
