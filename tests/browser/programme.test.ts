import { content } from "./support/content.ts";
import { itemsPerRow, open } from "./support/page.ts";
import { addressOf, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const { schedule, speakers, edition } = content;
const talks = schedule.slots.filter(({ room }) => room !== undefined);

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    const words = messages[lang].tour;
    const heading = edition.schedule.heading[lang];

    test(`KT9 after the day, the programme in ${lang} is a folded record without tools; a link to a talk opens it`, async ({
      page,
    }) => {
      await open(page, addressOf("kryptoTour", lang));
      const section = page.getByRole("region", { name: heading });
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

    test(`KT4 the speakers in ${lang}: three to a row, one on phones; those behind the button are in the page`, async ({
      page,
      isMobile,
    }) => {
      await open(page, addressOf("kryptoTour", lang));
      const section = page.getByRole("region", { name: edition.speakers.heading[lang] });
      const all = section.locator("article");
      await expect(all).toHaveCount(speakers.speakers.length);
      expect(await itemsPerRow(section.locator(".person-grid > li").locator("visible=true"))).toBe(
        Math.min(isMobile ? 1 : 3, speakers.speakers.length),
      );
    });

    test(`KT9 in ${lang} the parts of the page stay at hand, and the one being read is marked`, async ({
      page,
      isMobile,
    }) => {
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
