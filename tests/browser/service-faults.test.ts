import { content } from "./support/content.ts";
import type { Page } from "@playwright/test";
import { browserNotices, type Fault, failServices, faults, watchShifts } from "./support/faults.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const t = messages.fr;

// A frame of another origin that shows an error page, nothing or noise looks to this page like one that works; only a
// provider that speaks to the page can be told apart then. The others have the permanent hint beside the direct link.
const quietProviderFails: Fault[] = ["blocked", "hangs"];

type Embed = { title: string; link: string; noticed: Fault[] };

const pages: { name: "donation" | "events" | "kryptoTour"; embeds: Embed[] }[] = [
  { name: "donation", embeds: [{ title: t.donation.formTitle, link: t.donation.formLink, noticed: [...faults] }] },
  {
    name: "events",
    embeds: [{ title: t.events.calendarTitle, link: t.events.calendarLink, noticed: quietProviderFails }],
  },
  {
    name: "kryptoTour",
    embeds: [
      { title: t.tour.filmTitle.replace("{tour}", content.edition.title), link: t.tour.filmLink, noticed: [...faults] },
      { title: t.tour.ticketsTitle, link: t.tour.eventLink, noticed: quietProviderFails },
    ],
  },
];

const embedOf = (page: Page, { link }: Embed) =>
  page.locator(".embed", { has: page.getByRole("link", { name: link }) });

for (const fault of faults) {
  // The narrow screen is where words wrap, and could push the page about.
  const tag = fault === "blocked" ? "@phone" : "@desktop";
  test(`EW5 every service ${fault}: whole pages, honest words, a way on ${tag}`, async ({ page, tolerated }) => {
    test.setTimeout(60_000);
    tolerated.push(...browserNotices);
    const asked: string[] = [];
    await failServices(page, fault, asked);
    const shifts = await watchShifts(page);
    await page.clock.install();

    for (const { name, embeds } of pages) {
      await page.goto(addressOf(name, "fr"), { waitUntil: "domcontentloaded" });
      for (const embed of embeds) {
        const place = embedOf(page, embed);
        await place.scrollIntoViewIfNeeded();
        await expect(place.getByTitle(embed.title)).toBeAttached();
        await expect(place.getByRole("status")).toHaveText("");
      }
      if (name === "kryptoTour") await expectDrawnMap(page);
      if (name === "events") await expect(page.locator(".agenda-event").first()).toBeVisible();

      await page.clock.fastForward(8500);
      for (const embed of embeds) {
        const place = embedOf(page, embed);
        const message = embed.noticed.includes(fault) ? t.embed.silent : "";
        await expect(place.getByRole("status")).toHaveText(message);
        await expect(place.getByRole("link", { name: embed.link })).toBeVisible();
      }
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("footer")).toBeVisible();
      expect((await shifts()).total).toBeLessThan(0.02);
    }
    const bar = page.getByRole("navigation", { name: t.nav.label });
    const menu = bar.getByRole("button", { name: t.nav.menu });
    if (await menu.isVisible()) await menu.click();
    await bar.getByRole("link", { name: t.nav.association, exact: true }).click();
    await expect(page).toHaveURL(addressOf("association", "fr"));
    await expect(page.locator("h1")).toBeFocused();

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
  const map = page.locator(".map");
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-backdrop-pane img")).toBeVisible();
  await expect(map.locator(".leaflet-tile-loaded")).toHaveCount(0);
}

test("services that work: no message, no matter how long the page stays open", async ({ page }) => {
  await page.clock.install();
  for (const { name, embeds } of pages) {
    await page.goto(addressOf(name, "fr"));
    for (const embed of embeds) {
      const place = embedOf(page, embed);
      await place.scrollIntoViewIfNeeded();
      await expect(place.getByTitle(embed.title).contentFrame().getByText("Service")).toBeVisible();
    }
    // The film's player is greeted every second, and answers.
    await page.clock.runFor(1500);
    await page.clock.fastForward(20_000);
    for (const embed of embeds) await expect(embedOf(page, embed).getByRole("status")).toHaveText("");
  }
});

test("a service that answers late takes its message back", async ({ page }) => {
  await page.clock.install();
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route("https://www.helloasso.com/**", async (route) => {
    await late;
    await route.fallback();
  });
  await page.goto(addressOf("donation", "fr"), { waitUntil: "domcontentloaded" });
  const status = page.locator(".embed").getByRole("status");
  await page.locator(".embed").scrollIntoViewIfNeeded();
  await expect(page.getByTitle(t.donation.formTitle)).toBeAttached();
  await page.clock.fastForward(8500);
  await expect(status).toHaveText(t.embed.silent);
  answer();
  await expect(status).toHaveText("");
});

test("a map whose code cannot be loaded stays the drawn map", async ({ page, tolerated, contacted }) => {
  tolerated.push(/leaflet.*net::ERR_FAILED/, /^console: Failed to load resource: net::ERR_FAILED/);
  await page.route(/\/assets\/leaflet[^/]*\.js$/, (route) => route.abort());
  const warned = page.waitForEvent("console", (message) =>
    message.text().startsWith("The live map could not be loaded"),
  );
  await page.goto(addressOf("branches", "fr"));
  await warned;
  await expect(page.locator(".still-map")).toBeVisible();
  await page.locator(".still-map a").first().click();
  await expect(page).toHaveURL(/\/fr\/antennes\/\w+$/);
  expect(contacted.filter((address) => !address.includes("tile"))).toEqual([]);
});
