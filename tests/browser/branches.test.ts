import type { Page } from "@playwright/test";
import { paris } from "#model/geography.ts";
import { countryName } from "#model/selections.ts";
import { content } from "./support/content.ts";
import { closest, spotsOf, viewOf } from "./support/map.ts";
import { itemsPerRow, open } from "./support/page.ts";
import { addressOf, type Language, languages, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const listed = content.branches
  .filter((branch) => branch.status === "soon" || branch.listed)
  .toSorted((a, b) => a.position - b.position);

type Listed = (typeof listed)[number];

const markerName = ({ name, status }: Listed, lang: Language) =>
  status === "soon" ? `${name[lang]} (${messages[lang].branches.soon})` : name[lang];

const mapOf = (page: Page, lang: Language) => page.getByRole("region", { name: messages[lang].branches.mapLabel });
const markersOf = (page: Page, lang: Language) => mapOf(page, lang).locator(".leaflet-marker-icon");
const chosenCard = (page: Page, lang: Language) =>
  page.getByRole("article", { name: messages[lang].branches.selected });

async function openMap(page: Page, lang: Language): Promise<void> {
  await open(page, addressOf("branches", lang));
  await mapOf(page, lang).scrollIntoViewIfNeeded();
  await expect(markersOf(page, lang)).toHaveCount(listed.length);
}

for (const lang of languages) {
  test(`BL1 the map in ${lang} is centred on Paris at zoom 5, with one named marker per branch`, async ({ page }) => {
    await openMap(page, lang);
    const { zoom, off } = await viewOf(mapOf(page, lang), paris);
    expect(zoom).toBe(5);
    expect(off).toBeLessThan(2);
    const names = listed.map((branch) => markerName(branch, lang));
    expect(new Set(names).size).toBe(names.length);
    await expect(markersOf(page, lang)).toHaveText(names);
    const { zoomIn, zoomOut } = messages[lang].branches;
    await expect(mapOf(page, lang).getByRole("button", { name: zoomIn, exact: true })).toBeVisible();
    await expect(mapOf(page, lang).getByRole("button", { name: zoomOut, exact: true })).toBeVisible();
  });

  test(`BL2 a marker in ${lang} shows its branch below the map; the next one takes its place`, async ({
    page,
    isMobile,
  }) => {
    await openMap(page, lang);
    const card = chosenCard(page, lang);
    await expect(card).toHaveCount(0);
    for (const id of ["mons", "lyon", "hult"]) {
      const branch = listed.find((entry) => entry.id === id)!;
      const marker = mapOf(page, lang).getByRole("button", { name: markerName(branch, lang), exact: true });
      if (isMobile) await marker.tap();
      else await marker.click();
      await expect(marker).toHaveAttribute("aria-pressed", "true");
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(`${branch.city[lang]}, ${countryName(content, branch.country, lang)}`);
      await expect(card.getByRole("heading")).toHaveText(branch.name[lang]);
      await expect(card).toContainText(branch.school);
      await expect(card).toContainText(branch.summary[lang]);
      const discover = card.getByRole("link", { name: messages[lang].branches.discover });
      if (branch.status === "soon") await expect(discover).toHaveCount(0);
      else await expect(discover).toHaveAttribute("href", addressOf("branch", lang, id));
    }
    await expect(mapOf(page, lang).locator("[aria-pressed=true]")).toHaveCount(1);
  });
}

test("BL3 the cards stand in one to three columns", async ({ page, viewport }) => {
  await page.goto(addressOf("branches", "fr"));
  const items = page.locator("li:has(> article)");
  expect(await itemsPerRow(items)).toBe(viewport?.width === 390 ? 1 : 3);
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await itemsPerRow(items)).toBe(2);
});

test("BL5 the markers answer the keyboard and are tied to the cards both ways", async ({ page }) => {
  await openMap(page, "fr");
  const map = mapOf(page, "fr");
  const mons = map.getByRole("button", { name: "Mons", exact: true });
  await mons.focus();
  await page.keyboard.press("Enter");
  await expect(chosenCard(page, "fr").getByRole("heading")).toHaveText("Mons");
  await expect(mons).toBeFocused();
  const lyon = map.getByRole("button", { name: "Lyon", exact: true });
  await lyon.focus();
  await page.keyboard.press("Space");
  await expect(chosenCard(page, "fr").getByRole("heading")).toHaveText("Lyon");

  const card = page.locator("li:has(> article)", { has: page.getByRole("heading", { name: "Lyon", exact: true }) });
  await expect(card.locator("article")).toHaveAttribute("data-lit", "true");
  await expect(mons).not.toHaveClass(/lit/);
  await page.getByRole("link", { name: messages.fr.branches.discoverBranch.replace("{name}", "Mons") }).focus();
  await expect(mons).toHaveClass(/lit/);
  await card.hover();
  await expect(lyon).toHaveClass(/lit/);
});

test("BL5 the markers stand apart at every zoom, and turning the wheel scrolls the page and not the map", async ({
  page,
}) => {
  await openMap(page, "fr");
  const markers = markersOf(page, "fr");
  expect(closest(await spotsOf(markers))).toBeGreaterThan(40);
  await mapOf(page, "fr").hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  expect((await viewOf(mapOf(page, "fr"), paris)).zoom).toBe(5);

  const atFirst = await spotsOf(markers);
  await mapOf(page, "fr").getByRole("button", { name: messages.fr.branches.zoomOut, exact: true }).click();
  await expect.poll(() => spotsOf(markers)).not.toEqual(atFirst);
  await expect(mapOf(page, "fr").locator(".leaflet-zoom-anim")).toHaveCount(0);
  await expect.poll(async () => closest(await spotsOf(markers))).toBeGreaterThan(40);
});

test("BL7 the drawn map and the live one show the markers at the same place, and tiles may be missing", async ({
  page,
  tolerated,
}) => {
  tolerated.push(/tile\.openstreetmap\.org/, /ERR_FAILED/);
  await page.route("https://tile.openstreetmap.org/**", (route) => route.abort());
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/leaflet/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, addressOf("branches", "fr"));
  const map = mapOf(page, "fr");
  const drawn = map.locator(".map-target");
  await map.scrollIntoViewIfNeeded();
  await expect(drawn).toHaveCount(listed.length);
  const before = { size: await map.boundingBox(), spots: await spotsOf(drawn) };
  letThrough();
  await expect(markersOf(page, "fr")).toHaveCount(listed.length);
  await expect(drawn).toHaveCount(0);
  const after = { size: await map.boundingBox(), spots: await spotsOf(markersOf(page, "fr")) };
  expect(after.size).toEqual(before.size);
  for (const [i, { x, y }] of after.spots.entries()) {
    expect(Math.hypot(x - before.spots[i]!.x, y - before.spots[i]!.y), listed[i]!.id).toBeLessThan(2);
  }
  const backdrop = map.locator(".leaflet-backdrop-pane img");
  await expect.poll(() => backdrop.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("BL7 the markers of the drawn map stand apart and lead to their pages", async ({ page }) => {
    await page.goto(addressOf("branches", "en"));
    expect(closest(await spotsOf(mapOf(page, "en").locator(".map-target")))).toBeGreaterThan(40);
    await mapOf(page, "en").getByRole("link", { name: "Mons", exact: true }).click();
    await expect(page).toHaveURL(addressOf("branch", "en", "mons"));
  });
});
