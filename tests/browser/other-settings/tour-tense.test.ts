import type { Page } from "@playwright/test";
import { content, localise } from "../support/content.ts";
import { open } from "../support/page.ts";
import { addressOf, languages, messages } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

for (const lang of languages) {
  const { ticketing, venue, format } = localise(content.edition, lang);
  const { before, after } = ticketing!;
  const { ticketsBuy, calendarFile } = messages[lang].tour;
  const shown = (page: Page, over: boolean) => ({
    links: over ? [after.newsletter, after.partners] : [ticketsBuy, calendarFile],
    headings: over ? [after.heading, venue.heading.after] : [before.heading, venue.heading.before],
    text: page.getByText((over ? format.paragraphs.after : format.paragraphs.before).at(-1)!),
  });

  for (const over of [false, true]) {
    test(`KT9 the page in ${lang}, built before the event and read ${over ? "after" : "before"} it, has the right tense and stays still`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(over ? "2099-12-01T12:00:00Z" : "2099-10-01T12:00:00Z");
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => moved.push(...list.getEntries().map((entry) => entry.entryType))).observe({
          type: "layout-shift",
          buffered: true,
        });
      });
      await open(page, addressOf("kryptoTour", lang));
      const { links, headings, text } = shown(page, over);
      for (const name of links) await expect(page.getByRole("link", { name })).toBeVisible();
      for (const name of headings) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(text).toBeVisible();
      const other = shown(page, !over);
      for (const name of other.links) await expect(page.getByRole("link", { name })).toHaveCount(0);
      for (const name of other.headings) await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(0);
      await expect(other.text).toBeHidden();
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    });
  }
}
