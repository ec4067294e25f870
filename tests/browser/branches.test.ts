import type { Page } from "@playwright/test";
import { findInsets } from "#model/branch-chart.ts";
import { paris } from "#model/geography.ts";
import { countryName, listedBranches } from "#model/selections.ts";
import { networkView } from "#model/map-views.ts";
import { content } from "./support/content.ts";
import { spotsOf, unreadable, viewOf } from "./support/map.ts";
import { open } from "./support/page.ts";
import { addressOf, type Language, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const listed = listedBranches(content);

type Listed = (typeof listed)[number];

const insets = findInsets(listed.map(({ id, coordinates }) => ({ id, place: coordinates })));
const insetOf = (id: string) => insets.find(({ ids }) => ids.includes(id));

/** The name written on the map. */
const markerName = ({ id, name, city, status }: Listed, lang: Language) => {
  const soon = status === "soon" && messages[lang].branches.soonShort;
  const elsewhere = !insetOf(id) && city[lang] !== name[lang] && city[lang];
  return [name[lang], soon || elsewhere].filter(Boolean).join(" ");
};

const oneOfEach = [...Map.groupBy(listed, ({ id }) => insetOf(id)).values()].map(([first]) => first!);

const mapOf = (page: Page, lang: Language) => page.getByRole("region", { name: messages[lang].branches.mapLabel });
const markersOf = (page: Page, lang: Language) => mapOf(page, lang).locator(".leaflet-marker-icon");
const chosenCard = (page: Page, lang: Language) =>
  page.getByRole("article", { name: messages[lang].branches.selected });

async function openMap(page: Page, lang: Language): Promise<void> {
  await open(page, addressOf("branches", lang));
  await mapOf(page, lang).scrollIntoViewIfNeeded();
  await expect(markersOf(page, lang)).toHaveCount(listed.length);
}

test("BL1 BL5 the map is centred on Paris with one named marker per branch, and the wheel scrolls the page", async ({
  page,
}) => {
  await openMap(page, "en");
  const { zoom, off } = await viewOf(mapOf(page, "en"), paris);
  expect(zoom).toBe(5);
  expect(off).toBeLessThan(2);
  const names = listed.map((branch) => markerName(branch, "en"));
  expect(new Set(names).size).toBe(names.length);
  const shown = await markersOf(page, "en").evaluateAll((all) => all.map((marker) => marker.ariaLabel));
  expect(new Set(shown)).toEqual(new Set(names));
  const { zoomIn, zoomOut } = messages.en.map;
  await expect(mapOf(page, "en").getByRole("button", { name: zoomIn, exact: true })).toBeVisible();
  await expect(mapOf(page, "en").getByRole("button", { name: zoomOut, exact: true })).toBeVisible();
  await mapOf(page, "en").hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  expect((await viewOf(mapOf(page, "en"), paris)).zoom).toBe(networkView.zoom);
});

test("BL2 a marker shows its branch below the map", { tag: "@phone" }, async ({ page }) => {
  await openMap(page, "fr");
  const card = chosenCard(page, "fr");
  await expect(card).toHaveCount(0);
  for (const branch of oneOfEach) {
    const { id } = branch;
    const marker = mapOf(page, "fr").getByRole("button", { name: markerName(branch, "fr"), exact: true });
    await marker.tap();
    await expect(marker).toHaveAttribute("aria-pressed", "true");
    await expect(card).toHaveCount(1);
    await expect(card).toBeInViewport({ ratio: 0.99 });
    await expect(marker).toBeInViewport();
    await expect(card).toContainText(`${branch.city.fr}, ${countryName(content, branch.country, "fr")}`);
    await expect(card.getByRole("heading")).toHaveText(branch.name.fr);
    await expect(card).toContainText(branch.school);
    await expect(card).toContainText(branch.summary.fr);
    const discover = card.getByRole("link", { name: messages.fr.branches.discover });
    if (branch.status === "soon") await expect(discover).toHaveCount(0);
    else await expect(discover).toHaveAttribute("href", addressOf("branch", "fr", id));
  }
  await expect(mapOf(page, "fr").locator("[aria-pressed=true]")).toHaveCount(1);
});

test("BL5 markers can be used with the keyboard and highlight their card, and cards their marker", async ({ page }) => {
  await openMap(page, "fr");
  const map = mapOf(page, "fr");
  const [one, other] = listed.filter(({ status }) => status === "open") as [Listed, Listed];
  const marker = (branch: Listed) => map.getByRole("button", { name: markerName(branch, "fr"), exact: true });
  const cardOf = ({ name }: Listed) =>
    page.locator("li:has(> article)", { has: page.getByRole("heading", { name: name.fr, exact: true }) });
  for (const [branch, key] of [
    [one, "Enter"],
    [other, "Space"],
  ] as const) {
    await marker(branch).focus();
    await page.keyboard.press(key);
    await expect(chosenCard(page, "fr").getByRole("heading")).toHaveText(branch.name.fr);
    await expect(chosenCard(page, "fr")).toBeFocused();
    await expect(cardOf(branch).locator("article")).toHaveAttribute("data-lit", "true");
  }
  await chosenCard(page, "fr").getByRole("button", { name: messages.fr.branches.closeCard }).press("Enter");
  await expect(chosenCard(page, "fr")).toHaveCount(0);
  await expect(marker(other)).toBeFocused();
  await page.getByRole("link", { name: messages.fr.branches.discoverBranch.replace("{name}", one.name.fr) }).focus();
  await expect(marker(one)).toHaveAttribute("data-lit");
  await cardOf(other).hover();
  await expect(marker(other)).toHaveAttribute("data-lit");
});

test(
  "BL5 BL7 markers keep their place when the live map loads, and their names are readable",
  { tag: "@phone" },
  async ({ page, tolerated }) => {
    tolerated.push(/tile\.openstreetmap\.org/, /ERR_FAILED/);
    await page.route("https://tile.openstreetmap.org/**", (route) => route.abort());
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/assets\/create-map/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, addressOf("branches", "fr"));
    const map = mapOf(page, "fr");
    const drawn = map.locator("g g + :is(circle, path):visible");
    await map.scrollIntoViewIfNeeded();
    await expect(drawn).toHaveCount(listed.length);
    // From each inset beside the map to where its places are.
    await expect(map.locator("svg[aria-hidden] > path")).toHaveCount(insets.length - 1);
    const sorted = async (dots: typeof drawn) => (await spotsOf(dots)).toSorted((a, b) => a.x - b.x || a.y - b.y);
    const before = { size: await map.boundingBox(), spots: await sorted(drawn) };
    letThrough();
    await expect(markersOf(page, "fr")).toHaveCount(listed.length);
    await expect(drawn).toHaveCount(0);
    const after = {
      size: await map.boundingBox(),
      spots: await sorted(map.locator(".leaflet-marker-icon g + :is(circle, path)")),
    };
    expect(after.size).toEqual(before.size);
    for (const [i, { x, y }] of after.spots.entries()) {
      expect(Math.hypot(x - before.spots[i]!.x, y - before.spots[i]!.y)).toBeLessThan(2);
    }
    const backdrop = map.locator(".leaflet-backdrop-pane img");
    await expect.poll(() => backdrop.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const names = map.locator(".leaflet-marker-icon text:visible");
    await expect(names).toHaveCount(listed.length);
    expect(await unreadable(names)).toEqual([]);
  },
);

test("BL5 at other zooms, schools that would touch are one mark with their number, which leads to each of them", async ({
  page,
}) => {
  await openMap(page, "fr");
  const map = mapOf(page, "fr");
  const group = map.getByRole("button", { name: /écoles, zoomer/ });
  await expect(group).toHaveCount(0);
  await map.getByRole("button", { name: messages.fr.map.zoomOut, exact: true }).click();
  await expect(group.first()).toHaveText(/^\d+$/);
  for (let step = 0; step < 6 && (await group.count()) > 0; step++) {
    const before = await group.first().getAttribute("aria-label");
    await group.first().press("Enter");
    await expect(map.getByRole("button", { name: before!, exact: true })).toHaveCount(0);
    await expect(markersOf(page, "fr").and(page.locator(":focus"))).toHaveCount(1);
  }
  await expect(markersOf(page, "fr")).toHaveCount(listed.length);
});
