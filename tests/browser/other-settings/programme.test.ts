import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { accessibilityErrors } from "../support/axe.ts";
import { content } from "../support/content.ts";
import { open } from "../support/page.ts";
import { addressOf, languages, messages } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const { schedule, edition } = content;
const talks = schedule.slots.filter(({ room }) => room !== undefined);
const first = talks.find(({ abstract }) => abstract)!;

for (const lang of languages) {
  const words = messages[lang].tour;
  const heading = edition.schedule.heading[lang];

  test(`KT9 before the event, every talk in ${lang} has its abstract and its own link`, async ({ page }) => {
    await open(page, addressOf("kryptoTour", lang));
    const section = page.getByRole("region", { name: heading });
    await expect(section.getByRole("article")).toHaveCount(talks.length);
    const talk = section.getByRole("article").filter({ hasText: first.title[lang] });
    await expect(talk).toContainText(first.abstract![lang]);
    await expect(talk).toContainText(first.speakers[0]!);
    const address = await talk.getByRole("link").getAttribute("href");
    expect(address).toMatch(/^#talk-/);
    await open(page, addressOf("kryptoTour", lang) + address!);
    await expect(page.locator(address!)).toBeInViewport();
    const [bar, card] = [await page.locator(".tour-nav").boundingBox(), await page.locator(address!).boundingBox()];
    expect(card!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
  });

  test(`KT9 talks in ${lang} can be filtered by room and subject`, async ({ page }) => {
    await open(page, addressOf("kryptoTour", lang));
    const section = page.getByRole("region", { name: heading });
    const inRoom = talks.filter(({ room }) => room === "technical");
    await section
      .getByRole("navigation", { name: words.rooms })
      .getByRole("link", { name: `(${inRoom.length})` })
      .first()
      .click();
    await expect(page).toHaveURL(/\?(salle|room)=technical#schedule$/);
    await expect(section.getByRole("article")).toHaveCount(inRoom.length);
    const both = inRoom.filter(({ subject }) => subject === "protocols");
    const subject = schedule.subjects.find(({ id }) => id === "protocols")!;
    await section.getByRole("link", { name: subject.name[lang] }).click();
    await expect(section.getByRole("article")).toHaveCount(both.length);
    for (const odd of ["<b>🎉</b>", "x".repeat(500), "__proto__"]) {
      await open(page, `${addressOf("kryptoTour", lang)}?salle=${encodeURIComponent(odd)}`);
      await expect(section.getByRole("article")).toHaveCount(talks.length);
    }
  });

  test(`KT9 marked talks in ${lang} are stored on the device and can be downloaded as a calendar`, async ({ page }) => {
    await open(page, addressOf("kryptoTour", lang));
    const marks = talks.slice(0, 2).map(({ title }) => words.mark.replace("{title}", title[lang]));
    for (const name of marks) await page.getByRole("button", { name, exact: true }).click();
    await page.reload();
    for (const name of marks)
      await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(words.marked.other.replace("{count}", "2"))).toBeVisible();
    expect(await accessibilityErrors(page, ".programme")).toEqual([]);
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: words.takeMine }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), "utf8")) as unknown[]);
    const taken = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).summary);
    expect(taken).toEqual(talks.slice(0, 2).map(({ title }) => title[lang]));
    await page.getByRole("button", { name: words.clearMine }).click();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("KT9 the programme is a plain list without filters and buttons", async ({ page }) => {
    for (const lang of languages) {
      await page.goto(addressOf("kryptoTour", lang));
      const section = page.getByRole("region", { name: edition.schedule.heading[lang] });
      await expect(section.getByRole("article")).toHaveCount(talks.length);
      await expect(section.getByRole("button", { name: talks[0]!.title[lang] })).toHaveCount(0);
      await expect(section.getByRole("navigation")).toHaveCount(0);
    }
  });
});
