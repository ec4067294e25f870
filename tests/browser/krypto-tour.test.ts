import { addressLine } from "#model/postal-address.ts";
import { content, localise } from "./support/content.ts";
import { viewOf } from "./support/map.ts";
import { frameTitled, itemsPerRow, open } from "./support/page.ts";
import { addressOf, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const { edition, schedule, site, speakers } = content;
const talks = schedule.slots.filter(({ room }) => room !== undefined);

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    const text = localise(edition, lang);
    const words = messages[lang].tour;

    test(`KT2 the film of the Krypto-Tour in ${lang} plays muted and in a loop`, async ({ page }) => {
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

    test(`KT6 KT7 the ticketing frame and the map of the venue in ${lang}`, async ({ page }) => {
      await open(page, addressOf("kryptoTour", lang));
      await expect(page.locator("script[src^='https://embed.lu.ma/']")).toHaveCount(1);
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

    test(`KT3 on a phone, the schedule in ${lang} can be enlarged`, async ({ page, isMobile }) => {
      await open(page, addressOf("kryptoTour", lang));
      const section = page.getByRole("region", { name: text.schedule.heading });
      await expect(section.locator("img:visible")).toHaveAttribute("src", new RegExp(`/schedule-${lang}\\.`));
      const enlarge = section.getByRole("button", { name: words.zoom });
      const overlay = page.getByRole("dialog", { name: words.scheduleTable });
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(enlarge).toBeHidden();
      await section.getByRole("img", { name: words.scheduleImage }).click();
      await expect(overlay).toBeHidden();
      await page.setViewportSize({ width: 767, height: 900 });

      const press = (target: typeof enlarge) => (isMobile ? target.tap() : target.click());
      const ways = [
        () => press(overlay.getByRole("img")),
        () => press(overlay.getByRole("button", { name: words.zoomClose })),
        () => page.keyboard.press("Escape"),
      ];
      for (const close of ways) {
        await press(enlarge);
        await expect(overlay).toBeVisible();
        const [box, width] = [await overlay.boundingBox(), page.viewportSize()?.width];
        expect(box).toMatchObject({ x: 0, y: 0, width });
        await close();
        await expect(overlay).toBeHidden();
        await expect(enlarge).toBeFocused();
      }
    });

    test(`KT9 after the event, the programme in ${lang} is collapsed`, async ({ page }) => {
      await open(page, addressOf("kryptoTour", lang));
      const section = page.getByRole("region", { name: text.schedule.heading });
      const record = section.getByRole("table");
      await expect(record).toBeHidden();
      await expect(section.getByRole("navigation")).toHaveCount(0);
      await expect(section.getByRole("button", { name: words.mark.split("{")[0]! })).toHaveCount(0);
      await section.getByText(words.talks.other.replace("{count}", String(talks.length))).click();
      await expect(record.getByText(talks[0]!.title[lang])).toBeVisible();
      const id = (await record.locator("tbody tr").nth(3).getAttribute("id"))!;
      await page.goto("about:blank");
      await open(page, `${addressOf("kryptoTour", lang)}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });

    test(`KT4 speakers in ${lang} are in rows of three, one on a phone`, async ({ page, isMobile }) => {
      await open(page, addressOf("kryptoTour", lang));
      const section = page.getByRole("region", { name: text.speakers.heading });
      const all = section.locator("article");
      await expect(all).toHaveCount(speakers.speakers.length);
      expect(await itemsPerRow(section.locator(".person-grid > li").locator("visible=true"))).toBe(
        Math.min(isMobile ? 1 : 3, speakers.speakers.length),
      );
    });

    test(`KT9 the section links in ${lang} stay visible and mark the current section`, async ({ page, isMobile }) => {
      await open(page, addressOf("kryptoTour", lang));
      const nav = page.getByRole("navigation", { name: words.inPage });
      const headings = await page.locator("main > section[aria-labelledby] h2").allTextContents();
      const go = async (name: string) => {
        if (isMobile) await nav.getByText(words.inPage).click();
        await nav.getByRole("link", { name, exact: true }).click();
        await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
        await expect(nav).toBeInViewport();
        if (isMobile) await expect(nav.locator("summary b")).toHaveText(name);
        else await expect(nav.locator("ul:visible [aria-current]")).toHaveText(name);
      };
      expect(headings.length).toBeGreaterThan(4);
      await go(headings[4]!);
      await go(headings[1]!);
      await go(headings[2]!);
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
