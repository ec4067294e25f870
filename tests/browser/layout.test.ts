import type { Page } from "@playwright/test";
import { addressOf, languages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { textFaults } from "./support/texts.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const widths = [320, 390, 480, 600, 768, 900, 1024, 1100, 1280, 1440, 1920, 2560];

/** Elements that stick out of the page, or whose text does. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 30)}”`;
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.push(`the page is ${wide}px too wide`);
    for (const element of document.querySelectorAll<HTMLElement>(
      "main :is(h1, h2, h3, h4, p, dt, dd, a, button, li, td, th), header a, footer a",
    )) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (
        box.width <= 1 ||
        style.visibility === "hidden" ||
        element.closest(".carousel, .still-map, .map-live, [popover], .sr-only")
      )
        continue;
      if (box.right > document.documentElement.clientWidth + 1 || box.left < -8)
        found.push(`beyond the edge: ${name(element)}`);
      if (element.scrollWidth > element.clientWidth + 2 && style.display !== "inline" && style.overflowX !== "visible")
        found.push(`cut off: ${name(element)}`);
      if (/^H[1-4]$/.test(element.tagName) && element.scrollWidth > element.clientWidth + 1)
        found.push(`wider than its column: ${name(element)}`);
    }
    const first = document.querySelector("main h1")?.getBoundingClientRect();
    const bar = document.querySelector("header")?.getBoundingClientRect();
    if (first && bar && first.top < bar.bottom) found.push("the heading is under the bar");
    return found;
  });
}

for (const name of pageNames) {
  test(`${name} fits every width from 320 to 2560 pixels, in both languages`, async ({ page }) => {
    for (const lang of languages) {
      await page.goto(addressOf(name, lang, "telecom"));
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft([...(await faults(page)), ...(await textFaults(page))], `${lang} at ${width}px`).toEqual([]);
      }
    }
  });
}

for (const [name, card, least] of [
  ["branches", ".branch-card", 18],
  ["publications", "main li > article", 6],
] as const) {
  test(`${name}: cards in a row are equally high`, async ({ page }) => {
    for (const lang of languages) {
      await page.goto(addressOf(name, lang));
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const heights = await page.locator(card).evaluateAll((cards) => {
          const rows = Map.groupBy(cards, (each) => Math.round(each.getBoundingClientRect().top));
          return [...rows.values()].map((row) => row.map((each) => Math.round(each.getBoundingClientRect().height)));
        });
        expect(heights.flat().length).toBeGreaterThanOrEqual(least);
        expect(heights.every((row) => row.length > 1 || row === heights.at(-1))).toBe(true);
        for (const row of heights) expect(new Set(row).size, `${lang} at ${width}px: ${row.join(", ")}`).toBe(1);
      }
    }
  });
}

for (const name of pageNames) {
  test(`${name} does not shift while it loads @phone`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) shifts.total += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(addressOf(name, "fr", "lyon"));
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
        window.scrollTo(0, top);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
    expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBeLessThan(
      0.001,
    );
  });
}
