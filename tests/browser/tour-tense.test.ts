import type { Page } from "@playwright/test";
import { currentEdition } from "#model/editions.ts";
import { content, localise } from "./support/content.ts";
import { watchShifts } from "./support/shifts.ts";
import { open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const { ticketing, venue } = localise(content.kryptoTourPage, "fr");
const { announcement, story } = localise(currentEdition(content), "fr");
const { after } = ticketing;
const year = 2099;
const { ticketsBuy, calendarFile } = messages.fr.tour;
const shown = (page: Page, over: boolean) => ({
  links: over
    ? [after.newsletter, after.partners].map((name) =>
        page.locator("section:has(#next-edition)").getByRole("link", { name }),
      )
    : [ticketsBuy, calendarFile].map((name) => page.getByRole("link", { name })),
  headings: over ? [after.heading, venue.heading.after] : [venue.heading.before],
  text: page.getByText((over ? story : announcement).at(-1)!),
});

for (const over of [false, true]) {
  test(`KT9 a page built before the event has the right text ${over ? "after" : "before"} it`, async ({ page }) => {
    await page.clock.setFixedTime(`${year}-${over ? "12" : "10"}-01T12:00:00Z`);
    const shifts = await watchShifts(page);
    await open(page, addressOf("kryptoTour", "fr"));
    const { links, headings, text } = shown(page, over);
    for (const link of links) await expect(link).toBeVisible();
    for (const name of headings) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(text).toBeVisible();
    const other = shown(page, !over);
    for (const link of other.links) await expect(link).toHaveCount(0);
    for (const name of other.headings) await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(0);
    await expect(other.text).toBeHidden();
    expect((await shifts()).total).toBeLessThan(0.001);
  });
}

test(`KT9 after the event, the text is right before scripts load`, async ({ page }) => {
  await page.clock.setFixedTime(`${year}-12-01T12:00:00Z`);
  await page.route("**/assets/*.js", () => {});
  await page.mainFrame().goto(addressOf("kryptoTour", "fr"), { waitUntil: "commit" });
  const { headings, text } = shown(page, true);
  for (const name of headings) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(text).toBeVisible();
  await expect(shown(page, false).text).toBeHidden();
});
