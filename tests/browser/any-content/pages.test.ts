import type { Page } from "@playwright/test";
import { accessibilityErrors } from "../support/axe.ts";
import { watchShifts } from "../support/outages.ts";
import { artErrors, layoutErrors, readThrough, visibleTexts } from "../support/layout.ts";
import { cutTexts, hiddenWhenFocused, setText, smallTargets, stickingOut } from "../support/measures.ts";
import { coveredBy } from "../support/covering.ts";
import { faintTexts, fixedThings } from "../support/paper.ts";
import { languages, messages, pageNames } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { brokenWords, textErrors } from "../support/texts.ts";
import { desktop, everyWidth, phone, sheet, windows } from "../support/windows.ts";
import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";
import { inLanguage, withoutLanguage } from "#model/pages.ts";
import { embeds } from "#model/service-hosts.ts";
import { usedServices } from "#model/used-services.ts";
import { examplePath } from "#tools/example-path.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

const content = loadContent(contentFolder());
const servicesOn = usedServices(content);

/** Whether one of the services of a page uses this host and needs no consent. */
function mayAsk(name: (typeof pageNames)[number], host: string): boolean {
  if (content.site.embeds.mode === "ask") return false;
  const sources = servicesOn(name).flatMap((service) => Object.values(embeds[service]).flat());
  return sources.some((source) => matches(host, String(source).replace("https://", "")));
}

const matches = (host: string, source: string) =>
  source.startsWith("*.") ? host.endsWith(source.slice(1)) : host === source;

const looksLikeKey = new RegExp(`^(${Object.keys(messages.fr).join("|")})\\.[a-zA-Z.]+$`);

async function waitForMaps(page: Page): Promise<void> {
  for (const map of await page.locator(".map").all()) {
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator(".leaflet-control-zoom")).toBeVisible({ timeout: 15_000 });
  }
}

for (const lang of languages) {
  for (const name of pageNames) {
    const address = examplePath(name, lang);
    if (address === undefined) continue;

    test(`RT8 FT3 EW3 EW4 EW6 ${address} works without scripts, fits every screen and is accessible`, async ({
      page,
      browser,
      baseURL,
      context,
      contacted,
    }) => {
      const shifts = await watchShifts(page);
      expect((await page.goto(`${address}?a=1`))?.status()).toBe(200);
      await readThrough(page);
      const { total, moved } = await shifts();
      expect.soft(total, `moved while it loaded: ${moved.join(" ")}`).toBeLessThan(0.001);

      await test.step("language, landmarks, language link and cookies", async () => {
        await expect.soft(page.locator("html")).toHaveAttribute("lang", lang);
        for (const part of ["h1", "main", "header", "footer"]) await expect.soft(page.locator(part)).toHaveCount(1);
        const other = lang === "fr" ? "en" : "fr";
        const toggle = page.locator("a[data-language]");
        await expect.soft(toggle).toHaveAttribute("href", `${inLanguage(withoutLanguage(address), other)}?a=1`);
        await expect.soft(toggle).toHaveAttribute("lang", other);
        expect.soft(await context.cookies()).toEqual([]);
      });
      await test.step("same text without scripts", async () => {
        const plain = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
        const still = await plain.newPage();
        await still.goto(`${baseURL}${address}`, { waitUntil: "domcontentloaded" });
        const texts = await visibleTexts(page);
        expect.soft(texts.length).toBeGreaterThan(5);
        expect.soft(texts.filter((text) => looksLikeKey.test(text))).toEqual([]);
        expect.soft(await visibleTexts(still)).toEqual(texts);
        expect.soft(await coveredBy(still, ".language-toggle"), "under the language button").toEqual([]);
        await plain.close();
      });
      await test.step("widths", async () => {
        for (const window of windows) {
          await page.setViewportSize(window);
          const errors = await Promise.all(
            [layoutErrors, textErrors, artErrors, brokenWords].map((look) => look(page)),
          );
          expect.soft(errors.flat(), `at ${window.width}×${window.height}`).toEqual([]);
        }
      });
      for (const size of [desktop, phone]) {
        await test.step(`accessibility at ${size.width}`, async () => {
          await page.setViewportSize(size);
          expect.soft(await accessibilityErrors(page)).toEqual([]);
        });
      }
      await test.step("focus and targets on a phone", async () => {
        await waitForMaps(page);
        await page.locator("main details").evaluateAll((all) => all.forEach((part) => part.setAttribute("open", "")));
        expect.soft(await hiddenWhenFocused(page), "hidden when focused").toEqual([]);
        expect.soft(await smallTargets(page), "too small to touch").toEqual([]);
      });
      await test.step("text spacing", async () => {
        // 1440 pixels at 200 %, and the narrowest screen in WCAG.
        await page.setViewportSize({ width: 720, height: 800 });
        if (everyWidth) expect.soft(await hiddenWhenFocused(page), "hidden when focused").toEqual([]);
        await setText(page, "spaced");
        for (const width of [720, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await stickingOut(page), `sticking out when spaced at ${width}`).toEqual([]);
          expect.soft(await cutTexts(page), `cut off when spaced at ${width}`).toEqual([]);
        }
      });
      await test.step("text twice as large on a phone", async () => {
        await page.setViewportSize(phone);
        await setText(page, "twiceAsLarge");
        expect.soft(await stickingOut(page), "sticking out").toEqual([]);
        expect.soft(await brokenWords(page), "cut in two").toEqual([]);
        const menu = (await page.locator("[popovertarget=menu]").boundingBox())!;
        expect.soft(menu.x + menu.width, "the menu button ends inside the window").toBeLessThanOrEqual(phone.width);
        await setText(page, "asSet");
      });
      await test.step("print: text without controls", async () => {
        await page.setViewportSize(sheet);
        await page.emulateMedia({ media: "print" });
        await expect.soft(page.locator("h1")).toBeVisible();
        for (const part of [
          "header",
          ".language-toggle",
          "button",
          ".skip-link",
          ".branch-hero-top > a",
          ".agenda-add",
        ])
          await expect.soft(page.locator(part).filter({ visible: true })).toHaveCount(0);
        const errors = await Promise.all([textErrors, faintTexts, fixedThings].map((look) => look(page)));
        expect.soft(errors.flat(), "printed").toEqual([]);
      });
      const asked = new Set(contacted.map((target) => new URL(target).hostname));
      expect([...asked].filter((host) => !mayAsk(name, host))).toEqual([]);
    });
  }
}
