import { content } from "./support/content.ts";
import type { Page } from "@playwright/test";
import { isOutside } from "./support/services.ts";
import { watchShifts } from "./support/shifts.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const t = messages.fr;

type Embed = { title: string; link: string; height?: number };

const pages: { name: "donation" | "events" | "kryptoTour"; embeds: Embed[] }[] = [
  { name: "donation", embeds: [{ title: t.donation.formTitle, link: t.donation.formLink, height: 800 }] },
  { name: "events", embeds: [{ title: t.events.calendarTitle, link: t.events.calendarLink, height: 1000 }] },
  {
    name: "kryptoTour",
    embeds: [
      { title: t.tour.filmTitle.replace("{tour}", content.kryptoTourPage.title), link: t.past.filmLink },
      { title: t.tour.ticketsTitle, link: t.tour.ticketsLink, height: 450 },
    ],
  },
];

/** What the browser itself says of a blocked service. */
const notices = [/^console: Failed to load resource: net::ERR_BLOCKED/, /^request failed: https:.* net::ERR_BLOCKED/];

for (const outage of ["blocked", "hangs"] as const) {
  // On a narrow screen wrapped text could move the page.
  const tag = { blocked: "@phone", hangs: [] }[outage];
  test(`EW5 pages stay usable when services fail (${outage})`, { tag }, async ({ page, tolerated }) => {
    test.setTimeout(60_000);
    tolerated.push(...notices);
    const asked: string[] = [];
    await page.route(isOutside, async (route) => {
      asked.push(route.request().url());
      // A request that hangs is never answered.
      if (outage === "blocked") await route.abort("blockedbyclient");
    });
    const shifts = await watchShifts(page);

    for (const { name, embeds } of pages) {
      await page.goto(addressOf(name, "fr"), { waitUntil: "domcontentloaded" });
      for (const { title, link, height } of embeds) {
        const frame = page.getByTitle(title);
        await frame.scrollIntoViewIfNeeded();
        if (height !== undefined) expect((await frame.boundingBox())?.height).toBe(height);
        await expect(page.getByRole("link", { name: link }).first()).toBeVisible();
      }
      if (name === "kryptoTour") await expectDrawnMap(page);
      if (name === "events") await expect(page.locator("li[data-ends]").first()).toBeVisible();
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("footer")).toBeVisible();
      expect((await shifts()).total).toBeLessThan(0.02);
    }
    const bar = page.getByRole("navigation", { name: t.nav.label });
    const menu = bar.getByRole("button", { name: t.nav.menu });
    if (await menu.isVisible()) await menu.click();
    await bar.getByRole("link", { name: t.nav.association, exact: true }).click();
    await expect(page).toHaveURL(addressOf("association", "fr"));
    await expect(page.locator("h1")).toBeVisible();

    const hosts = new Set(asked.map((address) => new URL(address).hostname));
    for (const host of [
      "www.helloasso.com",
      "luma.com",
      "embed.lu.ma",
      "www.youtube-nocookie.com",
      "tile.openstreetmap.org",
    ]) {
      expect(hosts).toContain(host);
    }
  });
}

async function expectDrawnMap(page: Page): Promise<void> {
  const map = page.locator("[role=region]");
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-backdrop-pane img")).toBeVisible();
  await expect(map.locator(".leaflet-tile-loaded")).toHaveCount(0);
}

test("services that load cause no layout shift", async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const { name, embeds } of pages) {
    await page.goto(addressOf(name, "fr"));
    for (const { title } of embeds) {
      await page.getByTitle(title).scrollIntoViewIfNeeded();
      await expect(page.getByTitle(title).contentFrame().getByText("Service")).toBeVisible();
    }
    expect((await shifts()).total, name).toBeLessThan(0.02);
  }
});

test("the static map stays when the live map cannot be loaded", async ({ page, tolerated, contacted }) => {
  tolerated.push(/create-map.*net::ERR_FAILED/, /^console: Failed to load resource: net::ERR_FAILED/);
  await page.route(/\/assets\/create-map[^/]*\.js$/, (route) => route.abort());
  const warned = page.waitForEvent("console", (message) =>
    message.text().startsWith("The live map could not be loaded"),
  );
  await page.goto(addressOf("branches", "fr"));
  await warned;
  await expect(page.locator("svg:has(> image)")).toBeVisible();
  await page.locator("svg:has(> image) a").first().click();
  await expect(page).toHaveURL(/\/fr\/antennes\/\w+$/);
  expect(contacted.filter((address) => !address.includes("tile"))).toEqual([]);
});
