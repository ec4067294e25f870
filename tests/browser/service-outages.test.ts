import { content } from "./support/content.ts";
import type { Page } from "@playwright/test";
import { browserNotices, type Outage, failServices, outages, watchShifts } from "./support/outages.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const t = messages.fr;

// The page cannot see inside a frame that answers with an error or nothing: decision 0008.
const noticed: Outage[] = ["blocked", "hangs"];

type Embed = { kind: string; title: string; link: string };

const pages: { name: "donation" | "events" | "kryptoTour"; embeds: Embed[] }[] = [
  { name: "donation", embeds: [{ kind: "donation", title: t.donation.formTitle, link: t.donation.formLink }] },
  { name: "events", embeds: [{ kind: "calendar", title: t.events.calendarTitle, link: t.events.calendarLink }] },
  {
    name: "kryptoTour",
    embeds: [
      { kind: "film", title: t.tour.filmTitle.replace("{tour}", content.kryptoTourPage.title), link: t.tour.filmLink },
      { kind: "tickets", title: t.tour.ticketsTitle, link: t.tour.ticketsLink },
    ],
  },
];

const embedOf = (page: Page, { kind }: Embed) => page.locator(`.embed-${kind}`);

for (const outage of outages) {
  // On a narrow screen wrapped text could move the page.
  const tag = { blocked: "@phone", hangs: "@desktop", "500": "@weekly", empty: "@weekly" }[outage];
  test(`EW5 pages stay usable when services fail (${outage})`, { tag }, async ({ page, tolerated }) => {
    test.setTimeout(60_000);
    tolerated.push(...browserNotices);
    const asked: string[] = [];
    await failServices(page, outage, asked);
    const shifts = await watchShifts(page);
    await page.clock.install();

    for (const { name, embeds } of pages) {
      await page.goto(addressOf(name, "fr"), { waitUntil: "domcontentloaded" });
      for (const embed of embeds) {
        const place = embedOf(page, embed);
        await place.scrollIntoViewIfNeeded();
        await expect(place.getByTitle(embed.title)).toBeAttached();
      }
      if (name === "kryptoTour") await expectDrawnMap(page);
      if (name === "events") await expect(page.locator(".agenda-event").first()).toBeVisible();

      await page.clock.fastForward(8500);
      for (const embed of embeds) {
        const place = embedOf(page, embed);
        const isNoticed = noticed.includes(outage);
        await expect(place.getByText(t.embed.silent)).toHaveCount(isNoticed ? 1 : 0);
        await expect(place.getByRole("button", { name: t.embed.retry })).toHaveCount(isNoticed ? 1 : 0);
        if (isNoticed) expect((await place.boundingBox())!.height).toBeLessThan(embed.kind === "film" ? 800 : 290);
        await expect(page.getByRole("link", { name: embed.link }).first()).toBeVisible();
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
  const map = page.locator(".map");
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-backdrop-pane img")).toBeVisible();
  await expect(map.locator(".leaflet-tile-loaded")).toHaveCount(0);
}

test("services that load before they are in view cause no layout shift", async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.clock.install();
  for (const { name, embeds } of pages) {
    await page.goto(addressOf(name, "fr"));
    for (const embed of embeds) {
      const place = embedOf(page, embed);
      await place.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - innerHeight - 100));
      await expect(place.getByTitle(embed.title)).toBeVisible();
      await place.scrollIntoViewIfNeeded();
      await expect(place.getByTitle(embed.title).contentFrame().getByText("Service")).toBeVisible();
    }
    await page.clock.fastForward(20_000);
    for (const embed of embeds) await expect(embedOf(page, embed).locator(".embed-tile")).toHaveCount(0);
    expect((await shifts()).total, name).toBeLessThan(0.02);
  }
});

test("a service that answers late waits for a click instead of moving the page", async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.clock.install();
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route("https://www.helloasso.com/**", async (route) => {
    await late;
    await route.fallback();
  });
  await page.goto(addressOf("donation", "fr"), { waitUntil: "domcontentloaded" });
  const place = page.locator(".embed-donation");
  const form = page.getByTitle(t.donation.formTitle);
  await place.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(form).toBeAttached();
  await expect(place.getByText(t.embed.waiting)).toBeVisible();
  await page.clock.fastForward(8500);
  await expect(place.getByText(t.embed.silent)).toBeVisible();
  answer();
  await expect(place.getByText(t.embed.ready)).toBeVisible();
  await expect(form).toBeHidden();
  expect((await shifts()).total).toBeLessThan(0.02);
  await place.getByRole("button", { name: t.embed.show }).click();
  await expect(form).toBeVisible();
  await expect(place).toBeFocused();
});

test("a blocked service can be retried", async ({ page, tolerated }) => {
  tolerated.push(...browserNotices);
  await page.clock.install();
  let blocked = true;
  await page.route("https://www.helloasso.com/**", (route) =>
    blocked ? route.abort("blockedbyclient") : route.fallback(),
  );
  const probe = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await page.goto(addressOf("donation", "fr"));
  const place = page.locator(".embed-donation");
  await place.scrollIntoViewIfNeeded();
  await probe;
  await page.clock.fastForward(8500);
  blocked = false;
  await place.getByRole("button", { name: t.embed.retry }).click();
  await expect(page.getByTitle(t.donation.formTitle)).toBeVisible();
});

test("an embedded service shows that the visitor is offline and loads once online", async ({
  page,
  context,
  tolerated,
}) => {
  tolerated.push(/vercel-analytics|INTERNET_DISCONNECTED/);
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route("https://www.helloasso.com/**", async (route) => {
    await late;
    await route.fallback().catch(() => {});
  });
  await page.goto(addressOf("donation", "fr"));
  const place = page.locator(".embed-donation");
  await context.setOffline(true);
  await expect(place.getByText(t.embed.offline)).toBeVisible();
  await expect(place.getByRole("link")).toHaveCount(0);
  await context.setOffline(false);
  answer();
  await expect(place.getByText(t.embed.offline)).toHaveCount(0);
});

test("the static map stays when the live map cannot be loaded", async ({ page, tolerated, contacted }) => {
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
