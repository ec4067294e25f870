import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "#tests/browser/support/test.ts";
import type { Page } from "#model/pages.ts";
import type { Language } from "#model/languages.ts";
import { keptBrowserFile } from "#tools/judges/kept-browser.ts";
import { addressOfKind } from "../pages.ts";
import { compare, shrink } from "./pictures.ts";

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A few that together show the parts of the site: its hero, bar, cards, map, portraits and forms. */
const pictures: [kind: Page, lang: Language, size: keyof typeof sizes, scrolled?: number][] = [
  ["home", "fr", "desktop"],
  ["home", "en", "phone"],
  ["branches", "fr", "desktop", 500],
  ["branch", "en", "phone"],
  ["board", "fr", "desktop", 600],
  ["publications", "fr", "phone", 500],
  ["donation", "en", "desktop"],
  ["kryptoTour", "fr", "desktop"],
];
/** How much of a picture may differ: a changed line of text is more. */
const allowed = 0.002;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [kind, lang, size, scrolled = 0] of pictures) {
  const name = `${kind}-${lang}-${size}`;

  test(`${name} looks as before`, async ({ page, browser }, { config }) => {
    await page.setViewportSize(sizes[size]);
    await page.goto(addressOfKind(kind, lang));
    await page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: "instant" });
      await document.fonts.ready;
      const seen = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
      });
      await Promise.allSettled(seen.map((image) => image.decode()));
    }, scrolled);
    if (kind === "branches") {
      await expect(page.locator(".leaflet-tile-loaded").first()).toBeAttached();
      await expect(page.locator(".leaflet-tile:not(.leaflet-tile-loaded)")).toHaveCount(0);
    }
    await page.waitForTimeout(500);
    const now = await shrink(await page.screenshot({ animations: "disabled" }), sizes[size].width);
    const file = join("tests/judges/kept/pictures", `${name}.webp`);

    if (config.updateSnapshots === "all") {
      mkdirSync("tests/judges/kept/pictures", { recursive: true });
      writeFileSync(file, now);
      writeFileSync(keptBrowserFile, `${browser.version()}\n`);
      return;
    }
    expect(browser.version(), "not compared: another browser").toBe(readFileSync(keptBrowserFile, "utf8").trim());
    expect(existsSync(file), `${file} is missing: npm run test:judges -- --renew`).toBe(true);
    const shown = `test-results/pictures/${name}.png`;
    const changed = await compare(readFileSync(file), now, shown);
    expect(changed, `${(changed * 100).toFixed(2)} % of ${name} changed: look at ${shown}`).toBeLessThan(allowed);
  });
}
