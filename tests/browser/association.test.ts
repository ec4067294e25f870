import { content } from "./support/content.ts";
import { addressOf, languages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test("AS2 the history alternates sides on a desktop", { tag: "@both" }, async ({ page, viewport }) => {
  const phone = viewport?.width === 390;
  for (const lang of languages) {
    await page.goto(addressOf("association", lang));
    const list = page.getByRole("region", { name: content.associationPage.timeline.heading[lang] }).locator("ol");
    const entries = await list.locator("> li > article").evaluateAll((all) =>
      all.map((entry) => {
        const { left, top } = entry.getBoundingClientRect();
        return { left, top };
      }),
    );
    const middle = (viewport?.width ?? 0) / 2;
    expect(entries.map(({ left }) => (left < middle ? "left" : "right"))).toEqual(
      content.timeline.map((_, i) => (phone || i % 2 === 0 ? "left" : "right")),
    );
    expect(entries.map(({ top }) => top)).toEqual(entries.map(({ top }) => top).toSorted((a, b) => a - b));
  }
});
