import AxeBuilder from "@axe-core/playwright";
import { open } from "./support/page.ts";
import { addressOf, languages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const lang of languages) {
  for (const name of pageNames) {
    const address = addressOf(name, lang, "lyon");

    test(`${address} has no accessibility fault @phone`, async ({ page }) => {
      await open(page, address);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).exclude("iframe").analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
      ).toEqual([]);
    });
  }
}
