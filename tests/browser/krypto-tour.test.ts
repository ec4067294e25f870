import { addressLine } from "#model/postal-address.ts";
import { content, localise } from "./support/content.ts";
import { viewOf } from "./support/map.ts";
import { frameTitled, open } from "./support/page.ts";
import { addressOf, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const { edition, site } = content;

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    const text = localise(edition, lang);
    const words = messages[lang].tour;

    test(`KT2 the film of the Krypto-Tour in ${lang} plays by itself, mute and again and again`, async ({ page }) => {
      await open(page, addressOf("kryptoTour", lang));
      const filmFrame = await frameTitled(page, words.filmTitle.replace("{tour}", edition.title));
      const film = new URL((await filmFrame.getAttribute("src")) ?? "");
      expect(film.pathname).toBe(`/embed/${site.embeds.video!.id}`);
      expect(Object.fromEntries(film.searchParams)).toMatchObject({
        autoplay: "1",
        mute: "1",
        loop: "1",
        playlist: site.embeds.video!.id,
        hl: lang,
      });
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
      const map = page.getByRole("region", { name: words.map.replace("{name}", text.venue.name), exact: true });
      await map.scrollIntoViewIfNeeded();
      await map.getByRole("button", { name: text.venue.name, exact: true }).click();
      await expect(map.locator(".leaflet-popup")).toContainText(
        text.venue.name + addressLine(content, edition.venue.address, lang),
      );
      await page.keyboard.press("Escape");
      await expect(map.locator(".leaflet-popup")).toHaveCount(0);
      expect((await viewOf(map, text.venue.coordinates)).zoom).toBe(12);
    });
  });

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
