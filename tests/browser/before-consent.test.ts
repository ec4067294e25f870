import type { Page as BrowserPage } from "@playwright/test";
import { currentEdition } from "#model/editions.ts";
import type { Page } from "#model/pages.ts";
import { addressLine, branchAddress } from "#model/postal-address.ts";
import { isOpen } from "#model/selections.ts";
import { servicesOf } from "../services.ts";
import { content, localise } from "./support/content.ts";
import { mapConsent } from "./support/map.ts";
import { readToTheEnd } from "./support/page.ts";
import { addressOf, messages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { textErrors } from "./support/texts.ts";

const { site } = content;
const edition = currentEdition(content);
const branch = content.branches.filter(isOpen).find(({ id }) => id === "essec")!;

const { donation, events, past, tour } = messages.fr;
const link = (page: BrowserPage, name: string) => page.locator("main").getByRole("link", { name }).first();
const venue = localise(edition.venue!, "fr");

/** The links and addresses that each page offers before consent. */
const served: Partial<Record<Page, (page: BrowserPage) => Promise<void>>> = {
  async donation(page) {
    const { organisation } = site.embeds.donation!;
    await expect(link(page, donation.formLink)).toHaveAttribute("href", new RegExp(organisation));
  },
  async events(page) {
    await expect(link(page, events.calendarLink)).toHaveAttribute("href", site.links.calendar!);
    await expect(page.locator("li[data-ends]").first()).toBeVisible();
  },
  async kryptoTour(page) {
    await expect(link(page, past.filmLink)).toHaveAttribute("href", new RegExp(edition.film!.id));
    await expect(link(page, tour.ticketsLink)).toHaveAttribute("href", new RegExp(edition.tickets!.id));
    await expect(link(page, tour.directions)).toBeVisible();
    await expect(page.locator("address")).toHaveText(addressLine(content, venue.address, "fr"));
    await expect(page.getByText(venue.name).first()).toBeVisible();
  },
  async branch(page) {
    await expect(page.getByText(branchAddress(content, branch, "fr")).first()).toBeVisible();
    await expect(page.locator("main a[href^='mailto:']").first()).toBeVisible();
    await expect(page.locator("[role=region]").locator("img, svg").first()).toBeVisible();
  },
  async branches(page) {
    await expect(page.locator("main article a").first()).toBeVisible();
  },
};

test("before consent, pages link to services and contact none", { tag: "@phone" }, async ({ page, contacted }) => {
  test.setTimeout(60_000);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  // any-content/pages.test.ts checks the pages without a service.
  for (const name of pageNames.filter((each) => servicesOf(each).length > 0)) {
    await page.goto(addressOf(name, "fr"));
    await readToTheEnd(page);
    const asking = page.locator(`[data-consent=ask], ${mapConsent}`);
    await expect(asking, name).toHaveCount(servicesOf(name).length);
    await expect(asking.first().getByRole("button")).toBeVisible();
    await served[name]!(page);
    expect(contacted, name).toEqual([]);
    await page.emulateMedia({ media: "print" });
    expect(await textErrors(page), `${name} on paper`).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
});
