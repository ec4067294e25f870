import { addressLine } from "#model/postal-address.ts";
import { currentEdition } from "#model/editions.ts";
import { content, localise } from "./support/content.ts";
import { viewOf } from "./support/map.ts";
import { open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const edition = currentEdition(content);
const talks = edition.schedule.slots.filter(({ room }) => room !== undefined);
const text = { ...localise(content.kryptoTourPage, "fr"), venue: localise(edition.venue!, "fr") };
const words = messages.fr.tour;
const filmTitle = words.filmTitle.replace("{tour}", text.title);

test("KT2 KT6 KT7 the film plays muted and in a loop, and tickets and the map are shown", async ({ page }) => {
  await open(page, addressOf("kryptoTour", "fr"));
  const film = new URL((await page.getByTitle(filmTitle).getAttribute("src")) ?? "");
  const { id } = edition.film!;
  expect(film.pathname).toBe(`/embed/${id}`);
  const played = { autoplay: "1", mute: "1", loop: "1", playlist: id, hl: "fr" };
  expect(Object.fromEntries(film.searchParams)).toMatchObject(played);

  await expect(page.locator("script[src^='https://embed.lu.ma/']")).toHaveCount(1);
  const tickets = page.getByTitle(words.ticketsTitle);
  await expect(tickets).toHaveAttribute("src", new RegExp(edition.tickets!.id));

  const map = page.getByRole("region", { name: words.map.replace("{name}", text.venue.name), exact: true });
  await map.scrollIntoViewIfNeeded();
  await map.getByRole("button", { name: text.venue.name, exact: true }).click();
  await expect(map.locator(".leaflet-popup")).toContainText(
    text.venue.name + addressLine(content, text.venue.address, "fr"),
  );
  await page.keyboard.press("Escape");
  await expect(map.locator(".leaflet-popup")).toHaveCount(0);
  expect((await viewOf(map, text.venue.coordinates)).zoom).toBe(12);
});

test("KT3 on a phone, the schedule can be enlarged", { tag: "@phone" }, async ({ page }) => {
  await open(page, addressOf("kryptoTour", "fr"));
  const section = page.getByRole("region", { name: text.schedule.heading });
  await expect(section.locator("img:visible")).toHaveAttribute("src", /\/schedule-titles-fr\./);
  const enlarge = section.getByRole("button", { name: words.zoom });
  const overlay = page.getByRole("dialog", { name: words.scheduleTable });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(enlarge).toBeHidden();
  await section.getByRole("img", { name: words.scheduleImage }).click();
  await expect(overlay).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });

  const ways = [
    () => overlay.getByRole("img").tap(),
    () => overlay.getByRole("button", { name: words.zoomClose }).tap(),
    () => page.keyboard.press("Escape"),
  ];
  for (const close of ways) {
    await enlarge.tap();
    await expect(overlay.getByRole("img")).toHaveAttribute("src", /\/schedule-fr\./);
    expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 767 });
    await close();
    await expect(overlay).toBeHidden();
    await expect(enlarge).toBeFocused();
  }
});

test("KT9 after the event, the programme is collapsed", async ({ page }) => {
  await page.clock.setFixedTime("2099-12-01T12:00:00Z");
  await open(page, addressOf("kryptoTour", "fr"));
  const section = page.getByRole("region", { name: text.schedule.heading });
  const record = section.getByRole("table");
  await expect(record).toBeHidden();
  await section.getByText(words.talks.other.replace("{count}", String(talks.length))).click();
  await expect(record.getByText(talks[0]!.title.fr)).toBeVisible();
});

test(
  "KT9 the section links stay visible and mark the current section",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await open(page, addressOf("kryptoTour", "en"));
    const nav = page.getByRole("navigation", { name: messages.en.tour.inPage });
    const headings = await page.locator("main > section[aria-labelledby] h2").allTextContents();
    expect(headings.length).toBeGreaterThan(4);
    for (const name of [headings[4]!, headings[1]!, headings[2]!]) {
      if (isMobile) await nav.getByText(messages.en.tour.inPage).click();
      await nav.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
      await expect(nav).toBeInViewport();
      await expect(nav.locator(isMobile ? "summary b" : "ul:visible [aria-current]")).toHaveText(name);
    }
  },
);

test("KT2 with reduced motion, the film waits for a click", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, addressOf("kryptoTour", "fr"));
  await expect(page.getByTitle(filmTitle)).toHaveCount(0);
  await page.getByRole("button", { name: words.filmPlay }).click();
  await expect(page.getByTitle(filmTitle)).toBeVisible();
});
