import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "#tests/browser/support/test.ts";
import { snapshotBrowserFile } from "#tools/validators/snapshot-browser.ts";
import { allowed, compare, draw, photograph, type View } from "./pictures.ts";

/** A few that together show the parts of the site: its hero, bar, cards, map, portraits and forms. */
const views: View[] = [
  ["home", "fr", "desktop"],
  ["home", "en", "phone"],
  ["branches", "fr", "desktop", 500],
  ["branch", "en", "phone"],
  ["board", "fr", "desktop", 600],
  ["publications", "fr", "phone", 500],
  ["donation", "en", "desktop"],
  ["kryptoTour", "fr", "desktop"],
  ["join", "fr", "phone"],
  ["events", "en", "desktop"],
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const view of views) {
  const name = view.slice(0, 3).join("-");

  test(`${name} looks as before`, async ({ page, browser }, { config }) => {
    const now = await draw(page, view);
    const file = `tests/validators/snapshots/pictures/${name}.webp`;
    if (config.updateSnapshots === "all") {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, now);
      writeFileSync(snapshotBrowserFile, `${browser.version()}\n`);
      return;
    }
    expect(existsSync(file), `${file} is missing: npm run validate -- --update`).toBe(true);
    const shown = `test-results/pictures/${name}.png`;
    const changed = await compare(readFileSync(file), now, shown);
    expect(changed, `${(changed * 100).toFixed(2)} % of ${name} changed: look at ${shown}`).toBeLessThan(allowed);
  });
}

test("a part that moved or changed its colour is seen", async ({ page }, info) => {
  const before = await draw(page, ["donation", "en", "desktop"]);
  const changedBy = async (property: string, value: string) => {
    const heading = page.locator("h1");
    await heading.evaluate((part, [name, to]) => part.style.setProperty(name, to), [property, value] as const);
    const now = await photograph(page);
    await heading.evaluate((part, name) => part.style.removeProperty(name), property);
    return compare(before, now, info.outputPath(`${property}.png`));
  };
  expect(await changedBy("opacity", "1"), "nothing changed").toBeLessThan(allowed);
  expect(await changedBy("translate", "0 4px"), "moved").toBeGreaterThan(allowed);
  expect(await changedBy("color", "orange"), "another colour").toBeGreaterThan(allowed);
});
