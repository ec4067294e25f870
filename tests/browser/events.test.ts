import { content, localise } from "./support/content.ts";
import { frameTitled, navigateInside, open } from "./support/page.ts";
import { addressOf, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    test(`EV1 the events in ${lang}: the calendar 1000 pixels high, its loader once, and a button to the public page`, async ({
      page,
    }) => {
      const { header, calendar } = localise(content.eventsPage, lang);
      await open(page, addressOf("events", lang));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(header.title);
      const section = page.getByRole("region", { name: calendar.heading });
      for (const link of await section.getByRole("link", { name: messages[lang].events.calendarLink }).all()) {
        await expect(link).toHaveAttribute("href", content.site.links.calendar!);
        await expect(link).toHaveAttribute("target", "_blank");
      }
      await expect(section.locator("a.button")).toBeVisible();
      const frame = await frameTitled(page, messages[lang].events.calendarTitle);
      await expect(frame).toHaveAttribute("src", new RegExp(content.site.embeds.calendar!.id));
      expect((await frame.boundingBox())?.height).toBe(1000);
      const loaders = page.locator("script[src='https://embed.lu.ma/loader.js']");
      await expect(loaders).toHaveCount(1);
      await navigateInside(page, addressOf("board", lang));
      await expect(frame).toHaveCount(0);
      await page.goBack();
      await expect(await frameTitled(page, messages[lang].events.calendarTitle)).toBeVisible();
      await expect(loaders).toHaveCount(1);
    });
  });
