import { languages } from "#model/languages.ts";
import { allPages } from "#model/pages.ts";
import { examplePath } from "#tools/example-path.ts";
import { expect, test } from "../browser/support/test.ts";

const views = [
  ...[320, 390, 768, 1024, 1280, 1440, 1920].map((width) => ({ width, mode: "screen", media: {} })),
  { width: 794, mode: "print", media: { media: "print" } },
  { width: 390, mode: "forced colours", media: { forcedColors: "active" } },
] as const;

// `npm run pictures -- -u` keeps pictures; `npm run pictures` fails for those that differ, and shows where.
for (const name of allPages) {
  for (const lang of languages) {
    for (const { width, mode, media } of views) {
      test(`${name} ${lang} ${width} ${mode}`, async ({ page }) => {
        const address = examplePath(name, lang);
        test.skip(!address, "no such page");
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ ...media, reducedMotion: "reduce" });
        await page.goto(address!);
        await page.evaluate(() => {
          for (const picture of document.images) picture.loading = "eager";
        });
        await expect(page).toHaveScreenshot({ fullPage: true, timeout: 60_000 });
      });
    }
  }
}
