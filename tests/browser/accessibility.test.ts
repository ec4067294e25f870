import { accessibilityErrors } from "./support/axe.ts";
import { openings } from "./support/openings.ts";
import { addressOf, languages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

// All of them are on a phone; the desktop has fewer.
const tags = { fr: ["@phone"], en: ["@weekly"] };

for (const lang of languages)
  test(
    `what opens or changes in ${lang} has no accessibility error`,
    { tag: tags[lang] },
    async ({ page, isMobile }) => {
      for (const [state, { page: name, phoneOnly, open, look }] of Object.entries(openings)) {
        if (phoneOnly && !isMobile) continue;
        await test.step(state, async () => {
          // The talks are a closed list once the event is over.
          if (state === "talks") await page.clock.setFixedTime("2099-12-01T12:00:00Z");
          await page.goto(addressOf(name, lang, "lyon"));
          await open(page, lang);
          await expect(page.locator(look).first()).toBeVisible();
          expect.soft(await accessibilityErrors(page, look), state).toEqual([]);
        });
      }
    },
  );
