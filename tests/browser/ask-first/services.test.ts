import type { Page as BrowserPage } from "@playwright/test";
import type { Page } from "#model/pages.ts";
import { addressLine, branchAddress } from "#model/postal-address.ts";
import { isOpen } from "#model/selections.ts";
import { content, localise } from "../support/content.ts";
import { readToTheEnd } from "../support/page.ts";
import { addressOf, languages, messages } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const { site, edition } = content;
const branch = content.branches.filter(isOpen).find(({ id }) => id === "essec")!;

for (const lang of languages) {
  const { donation, events, tour } = messages[lang];
  const link = (page: BrowserPage, name: string) => page.locator("main").getByRole("link", { name }).first();
  const { venue } = localise(edition, lang);

  /** What each page still gives while nobody has been asked for anything. */
  const served: Partial<Record<Page, (page: BrowserPage) => Promise<void>>> = {
    async donation(page) {
      const { organisation } = site.embeds.donation!;
      await expect(link(page, donation.formLink)).toHaveAttribute("href", new RegExp(organisation));
    },
    async events(page) {
      await expect(link(page, events.calendarLink)).toHaveAttribute("href", site.links.calendar!);
      await expect(page.locator(".agenda-event").first()).toBeVisible();
    },
    async kryptoTour(page) {
      await expect(link(page, tour.filmLink)).toHaveAttribute("href", new RegExp(site.embeds.video!.id));
      await expect(link(page, tour.eventLink)).toHaveAttribute("href", new RegExp(site.embeds.ticketing!.id));
      await expect(link(page, tour.directions)).toBeVisible();
      await expect(page.locator("address")).toHaveText(addressLine(content, edition.venue.address, lang));
      await expect(page.getByText(venue.name).first()).toBeVisible();
    },
    async branch(page) {
      await expect(page.getByText(branchAddress(content, branch, lang)).first()).toBeVisible();
      await expect(page.locator("main a[href^='mailto:']").first()).toBeVisible();
      await expect(page.locator(".map").locator("img, svg").first()).toBeVisible();
    },
    async branches(page) {
      await expect(page.locator("main article a").first()).toBeVisible();
    },
  };

  for (const [name, serves] of Object.entries(served) as [Page, (page: BrowserPage) => Promise<void>][]) {
    test(`the ${name} page in ${lang} gives its service by a link or an address before any consent`, async ({
      page,
      contacted,
    }) => {
      await page.goto(addressOf(name, lang));
      await readToTheEnd(page);
      await expect(page.locator(".embed-tile[data-state=ask], .map-consent").first()).toBeAttached();
      await serves(page);
      expect(contacted).toEqual([]);
    });
  }
}
