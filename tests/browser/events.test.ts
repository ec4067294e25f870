import type { Page } from "@playwright/test";
import { upcomingEvents } from "#model/agenda.ts";
import { cityAgenda, eventFile, filesIn } from "#model/files.ts";
import { accessibilityErrors } from "./support/axe.ts";
import { content, localise } from "./support/content.ts";
import { watchShifts } from "./support/outages.ts";
import { frameTitled, navigateInside, open } from "./support/page.ts";
import { addressOf, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const events = upcomingEvents(content, new Date("2099-11-01"));
const webcal = content.site.address.replace("https:", "webcal:");
const titled = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
const [first, second] = events.filter(({ cancelled }) => !cancelled);
const off = events.find(({ cancelled }) => cancelled)!;
const at = { before: "2099-11-01T12:00:00Z", afterFirst: "2099-11-18T12:00:00Z", after: "2101-01-01T12:00:00Z" };

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    const words = messages[lang].events;

    test(`EV2 upcoming events in ${lang} are listed by month above the public calendar`, async ({ page }) => {
      await page.clock.setFixedTime(at.before);
      await open(page, addressOf("events", lang));
      const list = page.getByRole("region", { name: words.list });
      await expect(list.getByRole("article")).toHaveCount(events.length);
      await expect(list.getByRole("heading", { level: 3 })).toHaveCount(3);
      await expect(page.getByText("Une soirée d’il y a longtemps")).toHaveCount(0);
      const item = list.locator(`#${first!.id}`);
      await expect(item.getByRole("article").getByRole("link", { name: first!.title })).toHaveAttribute(
        "href",
        first!.url!,
      );
      await expect(item.getByRole("link", { name: "Télécom" })).toHaveAttribute("href", /antennes\/telecom$/);
      await expect(item.getByRole("link", { name: words.add.split("{")[0]! })).toHaveAttribute(
        "href",
        eventFile(first!.id),
      );
      const inOther = page.locator("article").filter({ has: page.locator(`h4[lang=${lang === "fr" ? "en" : "fr"}]`) });
      await expect(inOther.first()).toContainText({ fr: "en anglais", en: "in French" }[lang]);
      const frame = page.locator(".embed");
      expect((await list.boundingBox())!.y).toBeLessThan((await frame.boundingBox())!.y);
      expect(await accessibilityErrors(page)).toEqual([]);
    });

    test(`EV2 a cancelled event in ${lang} is struck through and has no calendar file`, async ({ page }) => {
      await page.clock.setFixedTime(at.before);
      await open(page, addressOf("events", lang));
      const item = page.locator(`#${off.id}`);
      await expect(item.getByText(words.cancelled)).toBeVisible();
      await expect(item.locator("s").first()).toHaveText(new RegExp(off.title.slice(0, 12)));
      await expect(item.locator("a[download]")).toHaveCount(0);
      expect((await page.request.get(eventFile(off.id))).status()).toBe(404);
    });

    test(`EV2 past events in ${lang} disappear without a layout shift`, async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.clock.setFixedTime(at.afterFirst);
      await open(page, addressOf("events", lang));
      await expect(titled(page, first!.title)).toHaveCount(0);
      await expect(titled(page, second!.title)).toBeVisible();
      expect((await shifts()).total).toBeLessThan(0.001);
    });

    test(`EV2 with no event left in ${lang}, the page says so and offers a subscription`, async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.clock.setFixedTime(at.after);
      await open(page, addressOf("events", lang));
      await expect(page.getByText(words.noDates)).toBeVisible();
      await expect(page.getByRole("link", { name: words.subscribe, exact: true })).toHaveAttribute(
        "href",
        `${webcal}${filesIn(lang).agenda}`,
      );
      await expect(page.getByRole("region", { name: words.list }).getByRole("article")).toHaveCount(0);
      expect((await shifts()).total).toBeLessThan(0.001);
      expect(await accessibilityErrors(page)).toEqual([]);
    });

    test(`EV2 events in ${lang} can be filtered by city`, async ({ page }) => {
      await page.clock.setFixedTime(at.before);
      await open(page, addressOf("events", lang));
      await page.getByRole("link", { name: "Lyon (2)" }).click();
      await expect(page).toHaveURL(/\?(ville|city)=lyon$/);
      await expect(page.getByRole("region", { name: words.list }).getByRole("article")).toHaveCount(2);
      const feed = (await page.getByRole("link", { name: words.calendarFeed }).getAttribute("href")) ?? "";
      expect(feed).toBe(`${webcal}${cityAgenda(lang, "lyon")}`);
      const calendar = await (await page.request.get(cityAgenda(lang, "lyon"))).text();
      expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
      await open(page, `${addressOf("events", lang)}?city=Lyon`);
      await expect(page.getByRole("link", { name: "Lyon (2)" })).toHaveAttribute("aria-current", "true");
      await page.clock.setFixedTime("2099-12-20T12:00:00Z");
      await open(page, `${addressOf("events", lang)}?ville=mons`);
      await expect(page.getByText(words.none.replace("{city}", "Mons"))).toBeVisible();
      await page.getByRole("link", { name: words.everywhere }).click();
      await expect(page.getByRole("region", { name: words.list }).getByRole("article").first()).toBeVisible();
      await open(page, `${addressOf("events", lang)}?ville=${encodeURIComponent("<b>🎉</b>".repeat(60))}`);
      await expect(page.getByRole("region", { name: words.list }).getByRole("article").first()).toBeVisible();
      await expect(page.getByText(words.unknownCity.split("{")[0]!)).toBeVisible();
    });

    test(`HM1 EV2 the home page and the branch page in ${lang} show the next event`, async ({ page }) => {
      const next = page.getByRole("complementary", { name: messages[lang].next.label });
      await page.clock.setFixedTime(at.before);
      await open(page, addressOf("home", lang));
      await expect(next.getByRole("link", { name: first!.title })).toHaveAttribute(
        "href",
        `${addressOf("events", lang)}#${first!.id}`,
      );
      await expect(next.getByRole("link")).toHaveCount(2);
      await open(page, addressOf("branch", lang, "lyon"));
      const session = page.locator(".next-session:visible").getByRole("link");
      await expect(session).toHaveAttribute("href", `${addressOf("events", lang)}#portefeuille-saisi`);
      const shifts = await watchShifts(page);
      await page.clock.setFixedTime("2099-11-27T12:00:00Z");
      await open(page, addressOf("branch", lang, "lyon"));
      await expect(session).toHaveAttribute("href", `${addressOf("events", lang)}#second-trial`);
      await page.clock.setFixedTime(at.after);
      await open(page, addressOf("branch", lang, "lyon"));
      await expect(session).toHaveCount(0);
      expect((await shifts()).total).toBeLessThan(0.001);
    });

    test(`EV2 without scripts, events in ${lang} are listed`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
      const page = await context.newPage();
      await page.goto(addressOf("events", lang));
      await expect(titled(page, first!.title)).toBeVisible();
      await expect(page.getByRole("link", { name: messages[lang].events.calendarFeed })).toBeVisible();
      await expect(page.getByText(words.noDates)).toBeHidden();
      await expect(page.getByRole("navigation", { name: words.filter })).toBeHidden();
      await context.close();
    });

    test(`EV1 the calendar in ${lang} loads once and links to the public page`, async ({ page }) => {
      const { header, calendar } = localise(content.eventsPage, lang);
      await open(page, addressOf("events", lang));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(header.title);
      const section = page.getByRole("region", { name: calendar.heading });
      for (const link of await section.getByRole("link", { name: messages[lang].events.calendarLink }).all()) {
        await expect(link).toHaveAttribute("href", content.site.links.calendar!);
        await expect(link).toHaveAttribute("target", "_blank");
      }
      await expect(section.locator("a.button")).toBeVisible();
      const frame = await frameTitled(page, messages[lang].events.calendarTitle);
      await expect(frame).toHaveAttribute("src", new RegExp(content.site.embeds.calendar!.id));
      expect((await frame.boundingBox())?.height).toBe(1000);
      const loaders = page.locator("script[src='https://embed.lu.ma/loader.js']");
      await expect(loaders).toHaveCount(1);
      await navigateInside(page, addressOf("board", lang));
      await expect(frame).toHaveCount(0);
      await page.goBack();
      await expect(await frameTitled(page, messages[lang].events.calendarTitle)).toBeVisible();
      await expect(loaders).toHaveCount(1);
    });
  });
