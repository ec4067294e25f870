import { itemsPerRow } from "./support/page.ts";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, card, columns] of [
  ["branches", ".branch-row", { 390: 1, 800: 2, 1440: 3 }],
  ["publications", "main li > article", { 390: 1, 768: 2, 1440: 3 }],
] as const) {
  test(`BL3 PB2 ${name}: cards are in one to three columns, with the same height in a row`, async ({ page }) => {
    await page.goto(addressOf(name, "fr"));
    for (const [width, count] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect(await itemsPerRow(page.locator(card)), `at ${width}px`).toBe(count);
      const heights = await page.locator(card).evaluateAll((cards) => {
        const rows = Map.groupBy(cards, (each) => Math.round(each.getBoundingClientRect().top));
        return [...rows.values()].map((row) => row.map((each) => Math.round(each.getBoundingClientRect().height)));
      });
      for (const row of heights) expect(new Set(row).size, `at ${width}px: ${row.join(", ")}`).toBe(1);
    }
  });
}
