import { content } from "./support/content.ts";
import { addressOf, languages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, card, least] of [
  ["branches", ".branch-row", 5],
  ["publications", "main li > article", content.publications.length],
] as const) {
  test(`${name}: cards in a row have the same height`, async ({ page }) => {
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
