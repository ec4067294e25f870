import type { Page } from "@playwright/test";
import { upcomingEvents } from "#model/agenda.ts";
import { eventFile, filesIn } from "#model/files.ts";
import { accessibilityErrors } from "./support/axe.ts";
import { content } from "./support/content.ts";
import { watchShifts } from "./support/shifts.ts";
import { open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const events = upcomingEvents(content, new Date("2099-11-01"));
const webcal = content.site.address.replace("https:", "webcal:");
const titled = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
const [first, second] = events.filter(({ cancelled }) => !cancelled);
const off = events.find(({ cancelled }) => cancelled)!;
const at = { before: "2099-11-01T12:00:00Z", afterFirst: "2099-11-18T12:00:00Z", after: "2101-01-01T12:00:00Z" };

const words = messages.fr.events;
const list = (page: Page) => page.getByRole("region", { name: words.list });

test("EV2 upcoming events are listed by month above the public calendar", { tag: "@phone" }, async ({ page }) => {
  await page.clock.setFixedTime(at.before);
  await open(page, addressOf("events", "fr"));
  await expect(list(page).getByRole("article")).toHaveCount(events.length);
  await expect(list(page).getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(page.getByText("Une soirée d’il y a longtemps")).toHaveCount(0);
  const item = list(page).locator(`#${first!.id}`);
  const title = item.getByRole("article").getByRole("link", { name: first!.title });
  await expect(title).toHaveAttribute("href", first!.url!);
  await expect(item.getByRole("link", { name: "Télécom" })).toHaveAttribute("href", /antennes\/telecom$/);
  const file = item.getByRole("link", { name: words.add.split("{")[0]! });
  await expect(file).toHaveAttribute("href", eventFile(first!.id));
  await expect(
    page
      .locator("article")
      .filter({ has: page.locator("h4[lang=en]") })
      .first(),
  ).toContainText("en anglais");
  expect((await list(page).boundingBox())!.y).toBeLessThan((await page.locator("[data-embed]").boundingBox())!.y);

  const cancelled = page.locator(`#${off.id}`);
  await expect(cancelled.getByText(words.cancelled)).toBeVisible();
  await expect(cancelled.locator("s").first()).toHaveText(new RegExp(off.title.slice(0, 12)));
  await expect(cancelled.locator("a[download]")).toHaveCount(0);
  expect((await page.request.get(eventFile(off.id))).status()).toBe(404);
  expect(await accessibilityErrors(page)).toEqual([]);
});

test("EV2 past events disappear without a layout shift, and the last one leaves a subscription", async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.clock.setFixedTime(at.afterFirst);
  await open(page, addressOf("events", "fr"));
  await expect(titled(page, first!.title)).toHaveCount(0);
  await expect(titled(page, second!.title)).toBeVisible();
  expect((await shifts()).total).toBeLessThan(0.001);

  await page.clock.setFixedTime(at.after);
  await open(page, addressOf("events", "fr"));
  await expect(page.getByText(words.noDates)).toBeVisible();
  const subscribe = page.getByRole("link", { name: words.subscribe, exact: true });
  await expect(subscribe).toHaveAttribute("href", `${webcal}${filesIn("fr").agenda}`);
  await expect(list(page).getByRole("article")).toHaveCount(0);
  expect((await shifts()).total).toBeLessThan(0.001);
  expect(await accessibilityErrors(page)).toEqual([]);
});

test("EV2 a city without an event left says so and offers the others", async ({ page }) => {
  await page.clock.setFixedTime("2099-12-20T12:00:00Z");
  await open(page, `${addressOf("events", "fr")}?ville=mons`);
  await expect(page.getByText(words.none.replace("{city}", "Mons"))).toBeVisible();
  await page.getByRole("link", { name: words.everywhere }).click();
  await expect(list(page).getByRole("article").first()).toBeVisible();
});

test("HM1 EV2 the home page and the branch page show the next event", async ({ page }) => {
  const next = page.getByRole("complementary", { name: messages.en.next.label });
  await page.clock.setFixedTime(at.before);
  await open(page, addressOf("home", "en"));
  await expect(next.getByRole("link", { name: first!.title })).toHaveAttribute(
    "href",
    `${addressOf("events", "en")}#${first!.id}`,
  );
  await expect(next.getByRole("link")).toHaveCount(2);
  await open(page, addressOf("branch", "en", "lyon"));
  const session = page.locator("p[data-ends]:visible").getByRole("link");
  await expect(session).toHaveAttribute("href", `${addressOf("events", "en")}#portefeuille-saisi`);
  const shifts = await watchShifts(page);
  await page.clock.setFixedTime("2099-11-27T12:00:00Z");
  await open(page, addressOf("branch", "en", "lyon"));
  await expect(session).toHaveAttribute("href", `${addressOf("events", "en")}#second-trial`);
  await page.clock.setFixedTime(at.after);
  await open(page, addressOf("branch", "en", "lyon"));
  await expect(session).toHaveCount(0);
  expect((await shifts()).total).toBeLessThan(0.001);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("EV2 events are listed, and filters that would do nothing are hidden", async ({ page }) => {
    await page.goto(addressOf("events", "fr"));
    await expect(titled(page, first!.title)).toBeVisible();
    await expect(page.getByRole("link", { name: words.calendarFeed })).toBeVisible();
    await expect(page.getByText(words.noDates)).toBeHidden();
    await expect(page.getByRole("navigation", { name: words.filter })).toBeHidden();
  });
});
