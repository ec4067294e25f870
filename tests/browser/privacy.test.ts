import type { Page } from "@playwright/test";
import { providers } from "#app/integrations/embed/consent.ts";
import { content } from "./support/content.ts";
import { mapConsent } from "./support/map.ts";
import { readToTheEnd } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const t = messages.fr;
const filmTitle = t.tour.filmTitle.replace("{tour}", content.kryptoTourPage.title);
const button = (page: Page, name: string) =>
  page
    .getByRole("button", { name: t.map.show.replace("{name}", name) })
    .or(page.getByRole("button", { name: `${t.embed.show} (${name}` }));

const film = (page: Page) => page.locator("[data-embed=youtube]");

const privacyControl = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));

test("consent is stored per provider and can be withdrawn in the footer", async ({ page, contacted }) => {
  test.setTimeout(60_000);
  await privacyControl(page);
  const reached = () => [...new Set(contacted.map((address) => new URL(address).hostname))].toSorted();
  const frame = (title: string) => page.getByTitle(title, { exact: true });
  const withdraw = page.locator("footer").getByRole("button", { name: t.footer.withdraw });

  await page.goto(addressOf("kryptoTour", "fr"));
  await film(page).scrollIntoViewIfNeeded();
  await expect(film(page)).toContainText(providers.youtube);
  await expect(film(page)).toContainText(t.embed.ask);
  await expect(withdraw).toBeHidden();

  await button(page, providers.youtube).click();
  await expect(frame(filmTitle).contentFrame().getByText("Service")).toBeVisible();
  await expect(film(page)).toBeFocused();
  expect(reached()).toEqual(["www.youtube-nocookie.com"]);

  await page.locator("[role=region]").scrollIntoViewIfNeeded();
  await button(page, providers.openstreetmap).click();
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeAttached();
  await expect(page.locator("[role=region] > :first-child > p")).toContainText("OpenStreetMap");
  await expect(page.locator(".leaflet-container")).toBeFocused();
  expect(reached()).toEqual(["tile.openstreetmap.org", "www.youtube-nocookie.com"]);
  await expect(button(page, providers.luma)).toBeAttached();

  await page.reload();
  await film(page).scrollIntoViewIfNeeded();
  await expect(frame(filmTitle)).toBeAttached();
  await expect(button(page, providers.luma)).toBeAttached();
  await expect(page.locator("script[src*=checkout]")).toHaveCount(0);

  await withdraw.click();
  await expect(page.locator("footer")).toContainText(t.footer.withdrawn);
  await expect(frame(filmTitle)).toHaveCount(0);
  await expect(page.locator(".leaflet-tile")).toHaveCount(0);
  contacted.length = 0;
  await page.reload();
  await readToTheEnd(page);
  await expect(button(page, providers.youtube)).toBeAttached();
  expect(contacted).toEqual([]);

  await button(page, providers.luma).click();
  await page.locator("[data-embed=luma]").scrollIntoViewIfNeeded();
  await expect(frame(t.tour.ticketsTitle).contentFrame().getByText("Service")).toBeVisible();
  await expect(page.locator("script[src*=checkout]")).toHaveCount(1);
});

test("a page without React asks, loads the service and unloads it", async ({ page, contacted }) => {
  await privacyControl(page);
  await page.goto(addressOf("donation", "fr"));
  const frame = page.getByTitle(t.donation.formTitle);
  await button(page, providers.helloasso).scrollIntoViewIfNeeded();
  await expect(frame).toBeHidden();
  expect(contacted).toEqual([]);
  await button(page, providers.helloasso).click();
  await expect(frame.contentFrame().getByText("Service")).toBeVisible();
  await expect(page.locator("[data-embed=helloasso]")).toBeFocused();

  await page.reload();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText("Service")).toBeVisible();
  await page.locator("footer").getByRole("button", { name: t.footer.withdraw }).click();
  await expect(frame).toBeHidden();
  await expect(frame.contentFrame().getByText("Service")).toHaveCount(0);
});

test("DN2 by default services load without a click, and map tiles load near the map", async ({ page, contacted }) => {
  await page.goto(addressOf("branch", "fr"));
  await expect(page.locator("[role=region] svg")).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  expect(contacted).toEqual([]);
  await page.locator("[role=region]").scrollIntoViewIfNeeded();
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeAttached();
  await expect(page.locator("[role=region] > :first-child > p")).toContainText("OpenStreetMap");
  await expect(page.locator(mapConsent)).toHaveCount(0);

  await page.goto(addressOf("donation", "fr"));
  const frame = page.getByTitle(t.donation.formTitle);
  const { organisation, form } = content.site.embeds.donation!;
  await expect(frame).toHaveAttribute("src", new RegExp(`/${organisation}/formulaires/${form}/widget$`));
  await expect(frame).toHaveAttribute("allow", "payment");
  await expect(frame).toHaveAttribute("loading", "lazy");
  await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  const sandbox = (await frame.getAttribute("sandbox"))?.split(" ") ?? [];
  expect(sandbox).toContain("allow-scripts");
  expect(sandbox).not.toContain("allow-top-navigation");
  expect((await frame.boundingBox())?.height).toBe(800);
});
