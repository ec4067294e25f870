import { content, localise } from "./support/content.ts";
import { open } from "./support/page.ts";
import { addressOf, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    const text = localise(content.edition, lang);
    const words = messages[lang].tour;

    test(`KT3 the schedule in ${lang} is a picture that a tap enlarges under 768 pixels and a tap closes`, async ({
      page,
      isMobile,
    }) => {
      await open(page, addressOf("kryptoTour", lang));
      const section = page.getByRole("region", { name: text.schedule.heading });
      await expect(section.locator("img:visible")).toHaveAttribute("src", new RegExp(`/schedule-${lang}\\.`));
      const enlarge = section.getByRole("button", { name: words.zoom });
      const overlay = page.getByRole("dialog", { name: words.scheduleTable });
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(enlarge).toBeHidden();
      await section.getByRole("img", { name: words.scheduleImage }).click();
      await expect(overlay).toBeHidden();
      await page.setViewportSize({ width: 767, height: 900 });

      const press = (target: typeof enlarge) => (isMobile ? target.tap() : target.click());
      const ways = [
        () => press(overlay.getByRole("img")),
        () => press(overlay.getByRole("button", { name: words.zoomClose })),
        () => page.keyboard.press("Escape"),
      ];
      for (const close of ways) {
        await press(enlarge);
        await expect(overlay).toBeVisible();
        const [box, width] = [await overlay.boundingBox(), page.viewportSize()?.width];
        expect(box).toMatchObject({ x: 0, y: 0, width });
        await close();
        await expect(overlay).toBeHidden();
        await expect(enlarge).toBeFocused();
      }
    });
  });
