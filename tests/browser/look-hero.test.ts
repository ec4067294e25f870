import type { Page } from "@playwright/test";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { languagesTried, windows } from "./support/windows.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

/** Texts and names of the hero that overlap each other, a beacon or the mast. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Mark = { name: string; left: number; right: number; top: number; bottom: number };
    const hero = document.querySelector(".hero")!;
    const box = (name: string, { left, right, top, bottom }: DOMRect, less = 0): Mark => ({
      name,
      left: left + less,
      right: right - less,
      top: top + less,
      bottom: bottom - less,
    });
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const lines = [...document.querySelectorAll(".hero-text :is(h1, p, a), header :is(a, button) , .hero-brand")]
      .filter(seen)
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        // Boxes are taller than their letters.
        return [...range.getClientRects()].map((rect) =>
          box(element.textContent.trim().slice(0, 20), rect, rect.height / 5),
        );
      });
    const names = [...hero.querySelectorAll(".beacon text")]
      .filter(seen)
      .map((text) => box(`name ${text.textContent}`, text.getBoundingClientRect(), 2));
    const dots = [...hero.querySelectorAll(".beacon-dot")].map((dot) =>
      box(`beacon ${dot.parentElement?.textContent?.slice(0, 8)}`, dot.getBoundingClientRect()),
    );
    const mast = hero.querySelector(".hero-mast")!.getBoundingClientRect();
    const middle = (mast.left + mast.right) / 2;
    const slices = Array.from({ length: 20 }, (_, step): Mark => {
      const half = (mast.width * 0.43 * (step + 1)) / 20;
      const [top, bottom] = [step, step + 1].map((part) => mast.top + (mast.height * part) / 20);
      return { name: "mast", left: middle - half, right: middle + half, top: top!, bottom: bottom! };
    });
    const meet = (a: Mark, b: Mark) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const found = new Set<string>();
    const compare = (some: Mark[], others: Mark[]) => {
      for (const a of some) for (const b of others) if (a !== b && meet(a, b)) found.add(`${a.name} on ${b.name}`);
    };
    compare(lines, [...names, ...dots, ...slices]);
    compare(names, [...names.filter(({ name }) => !name.includes("km")), ...dots, ...slices]);
    const edge = document.documentElement.clientWidth;
    for (const name of names) if (name.left < 0 || name.right > edge) found.add(`${name.name} leaves the window`);
    const dial = document.querySelector(".dial")!.getBoundingClientRect();
    for (const name of [...names, ...lines]) if (name.bottom > dial.top) found.add(`${name.name} on the dial`);
    return [...found];
  });
}

for (const lang of languagesTried) {
  test(`the hero's title, city names and mast never overlap (${lang})`, { tag: "@widths" }, async ({ page }) => {
    await page.goto(addressOf("home", lang));
    await page.evaluate(() => document.fonts.ready);
    const cities = await page.locator(".dial li:not(.dial-all) a").count();
    expect(cities).toBeGreaterThan(0);
    await expect(page.locator(".beacon")).toHaveCount(cities);
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      expect.soft(await collisions(page), `${width}×${height}`).toEqual([]);
      for (let city = 0; city < cities; city++) {
        // Scrolling would move the hero under the bar.
        await page
          .locator(".dial li:not(.dial-all) a")
          .nth(city)
          .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
        expect.soft(await collisions(page), `${width}×${height}, city ${city}`).toEqual([]);
      }
      await page.mouse.move(width / 2, height / 3);
      await page.mouse.move(width / 2, -1);
    }
  });
}
