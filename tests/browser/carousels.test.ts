import type { Locator, Page } from "@playwright/test";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const rows = [
  { key: "sponsors", speed: 0.3, perRow: 4 },
  { key: "partners", speed: 0.5, perRow: 4 },
  { key: "schools", speed: 0.4, perRow: 4 },
  { key: "media", speed: 0.6, perRow: 5 },
] as const;

/** Steps per second of the carousel library. */
const stepsPerSecond = 60;

async function openCarousels(page: Page): Promise<Locator> {
  await page.goto(addressOf("home", "fr"));
  const carousels = page.locator("[aria-roledescription]");
  await carousels.first().scrollIntoViewIfNeeded();
  await carousels.last().scrollIntoViewIfNeeded();
  await expect(carousels.getByRole("button")).toHaveCount(rows.length);
  return carousels;
}

/** Speed of each row to the left, in pixels per second. */
function speedsOf(carousels: Locator, milliseconds = 1000): Promise<number[]> {
  return carousels.locator("ul").evaluateAll(async (tracks, milliseconds) => {
    const positions = () => tracks.map((track) => new DOMMatrix(getComputedStyle(track).transform).m41);
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const start = await frame();
    const from = positions();
    let now = start;
    while (now - start < milliseconds) now = await frame();
    return positions().map((to, i) => ((from[i]! - to) * 1000) / (now - start));
  }, milliseconds);
}

/** Whether logos fill the row without a gap. */
function isFilled(carousel: Locator): Promise<boolean> {
  return carousel.locator("[role=group]").evaluate((view) => {
    const { left, right } = view.getBoundingClientRect();
    let covered = left;
    for (const { left: from, right: to } of [...view.querySelectorAll("li")]
      .map((item) => item.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left)) {
      if (from <= covered + 1) covered = Math.max(covered, to);
    }
    return covered >= right - 1;
  });
}

const moves = async (carousel: Locator) => (await speedsOf(carousel, 400))[0]! > 5;

async function drag(page: Page, carousel: Locator, by: number): Promise<void> {
  const box = await carousel.locator("[role=group]").boundingBox();
  if (!box) throw new Error("The row is not shown");
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

test(
  "HM3 each carousel has its speed and number of logos, all painted",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1920, height: 1080 });
    const carousels = await openCarousels(page);
    const speeds = await speedsOf(carousels);
    for (const [i, { key, speed, perRow }] of rows.entries()) {
      const carousel = page.getByRole("region", { name: messages.fr.home[key], exact: true });
      expect(speeds[i]! / stepsPerSecond / speed, key).toBeCloseTo(1, 0.5);
      const [view, logo] = [carousel.locator("[role=group]"), carousel.locator("li").first()];
      const widths = await Promise.all([view, logo].map((part) => part.evaluate((element) => element.clientWidth)));
      expect(Math.round(widths[0]! / widths[1]!), key).toBe(isMobile ? 2 : perRow);
      expect(await isFilled(carousel), key).toBe(true);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const unpainted = () =>
      [...document.querySelectorAll<HTMLImageElement>("[aria-roledescription] img")]
        .filter(
          (logo) => !logo.complete || logo.naturalWidth === 0 || !logo.checkVisibility({ contentVisibilityAuto: true }),
        )
        .map(({ alt }) => alt);
    await expect.poll(() => page.evaluate(unpainted)).toEqual([]);
  },
);

test("HM3 HM4 a carousel moves on during hover, drag and focus, and stays paused until it is played", async ({
  page,
}) => {
  const carousels = await openCarousels(page);
  const carousel = carousels.nth(1);
  const name = messages.fr.home.partners;
  const button = (label: string) => carousel.getByRole("button", { name: label.replace("{name}", name) });
  const touch = async () => {
    await drag(page, carousel, -200);
    await carousel.locator("[role=group]").hover();
    await carousel.getByRole("button").focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
    await expect(page.locator("li a:focus")).toBeInViewport({ ratio: 0.9 });
  };
  await touch();
  expect(await isFilled(carousel)).toBe(true);
  await expect.poll(() => moves(carousel)).toBe(true);
  await button(messages.fr.home.pauseLabel).click();
  await touch();
  await expect.poll(() => moves(carousel)).toBe(false);
  await button(messages.fr.home.playLabel).click();
  await expect.poll(() => moves(carousel)).toBe(true);
});

test("HM4 with reduced motion, the carousels start paused and can be played", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const carousels = await openCarousels(page);
  expect((await speedsOf(carousels)).every((speed) => Math.abs(speed) < 1)).toBe(true);
  const { playLabel, pauseLabel, sponsors } = messages.fr.home;
  await carousels.getByRole("button", { name: playLabel.replace("{name}", sponsors) }).click();
  await expect.poll(() => moves(carousels.first())).toBe(true);
  await expect(carousels.getByRole("button", { name: pauseLabel.replace("{name}", sponsors) })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("HM4 every logo can be reached by scrolling its row", { tag: "@phone" }, async ({ page }) => {
    await page.goto(addressOf("home", "fr"));
    for (const { key } of rows) {
      const carousel = page.getByRole("region", { name: messages.fr.home[key], exact: true });
      await expect(carousel.getByRole("button")).toHaveCount(0);
      await expect(carousel.locator("[role=group]")).toHaveCSS("overflow-x", "auto");
      await carousel.getByRole("link").last().scrollIntoViewIfNeeded();
      await expect(carousel.getByRole("link").last()).toBeInViewport({ ratio: 0.9 });
    }
  });
});
