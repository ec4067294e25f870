import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { accessibilityErrors } from "./support/axe.ts";
import { content } from "./support/content.ts";
import { open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const { schedule, edition } = content;
const talks = schedule.slots.filter(({ room }) => room !== undefined);
const first = talks.find(({ abstract }) => abstract)!;

const words = messages.fr.tour;
const heading = edition.schedule.heading.fr;

test("KT9 before the event, every talk has its abstract and its own link", async ({ page }) => {
  await open(page, addressOf("kryptoTour", "fr"));
  const section = page.getByRole("region", { name: heading });
  await expect(section.getByRole("article")).toHaveCount(talks.length);
  const talk = section.getByRole("article").filter({ hasText: first.title.fr });
  await expect(talk).toContainText(first.abstract!.fr);
  await expect(talk).toContainText(first.speakers[0]!);
  const address = await talk.getByRole("link").getAttribute("href");
  expect(address).toMatch(/^#talk-/);
  await open(page, addressOf("kryptoTour", "fr") + address!);
  await expect(page.locator(address!)).toBeInViewport();
  const [bar, card] = [await page.locator(".tour-nav").boundingBox(), await page.locator(address!).boundingBox()];
  expect(card!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
});

test("KT9 talks can be filtered by room and subject", async ({ page }) => {
  await open(page, addressOf("kryptoTour", "fr"));
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
  await section.getByRole("link", { name: subject.name.fr }).click();
  await expect(section.getByRole("article")).toHaveCount(both.length);
  for (const odd of ["<b>🎉</b>", "x".repeat(500), "__proto__"]) {
    await open(page, `${addressOf("kryptoTour", "fr")}?salle=${encodeURIComponent(odd)}`);
    await expect(section.getByRole("article")).toHaveCount(talks.length);
  }
});

test("KT9 marked talks are stored on the device and can be downloaded as a calendar", async ({ page }) => {
  await open(page, addressOf("kryptoTour", "fr"));
  const marks = talks.slice(0, 2).map(({ title }) => words.mark.replace("{title}", title.fr));
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
  expect(taken).toEqual(talks.slice(0, 2).map(({ title }) => title.fr));
  await page.getByRole("button", { name: words.clearMine }).click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("KT9 the programme is a plain list without filters and buttons", async ({ page }) => {
    await page.goto(addressOf("kryptoTour", "fr"));
    const section = page.getByRole("region", { name: heading });
    await expect(section.getByRole("article")).toHaveCount(talks.length);
    await expect(section.getByRole("button", { name: talks[0]!.title.fr })).toHaveCount(0);
    await expect(section.getByRole("navigation")).toHaveCount(0);
  });
});
