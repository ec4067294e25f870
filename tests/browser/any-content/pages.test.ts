import { statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { accessibilityErrors } from "../support/axe.ts";
import { watchShifts } from "../support/outages.ts";
import { artErrors, layoutErrors, visibleTexts } from "../support/layout.ts";
import { hiddenWhenFocused, setText, smallTargets } from "../support/measures.ts";
import { open, readThrough, waitForMaps } from "../support/page.ts";
import { faintTexts } from "../support/paper.ts";
import { type Language, languages, messages, pageNames } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { brokenWords, textErrors } from "../support/texts.ts";
import { desktop, everyWidth, phone, sheet, windows } from "../support/windows.ts";
import { buildFolder, contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";
import { inLanguage, pathTo, servicesOf, withoutLanguage } from "#model/pages.ts";
import { isOpen } from "#model/selections.ts";
import { embeds } from "#model/service-hosts.ts";
import { usedServices } from "#model/used-services.ts";
import { sizeOf } from "../support/accessibility-plan.ts";
import { examplePath } from "#tools/example-path.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

const content = loadContent(contentFolder());
const used = usedServices(content);
/** All of them, unless only some are to be tried (`PAGES=home,board`). */
const pagesTried = pageNames.filter((name) => process.env["PAGES"]?.split(",").includes(name) ?? true);
const builtAt = statSync(join(buildFolder(), "site.json")).mtimeMs;

/** Whether one of the services of a page uses this host and needs no consent. */
function mayAsk(name: (typeof pageNames)[number], host: string): boolean {
  if (content.site.embeds.mode === "ask") return false;
  const sources = servicesOf(name)
    .filter((service) => used.includes(service))
    .flatMap((service) => Object.values(embeds[service]).flat());
  return sources.some((source) => matches(host, String(source).replace("https://", "")));
}

const matches = (host: string, source: string) =>
  source.startsWith("*.") ? host.endsWith(source.slice(1)) : host === source;

const looksLikeKey = new RegExp(`^(${Object.keys(messages.fr).join("|")})\\.[a-zA-Z.]+$`);

/** Watches for layout shifts; the returned function reads through the page and expects none. */
async function watchForShifts(page: Page, lang: Language) {
  const shifts = await watchShifts(page);
  // Fonts that arrive after the first paint move texts a little, so they are cached first.
  await page.goto(pathTo("press", lang));
  await page.evaluate(() => document.fonts.ready);
  return async () => {
    await readThrough(page);
    const { total, moved } = await shifts();
    expect.soft(total, `moved while it loaded: ${moved.join(" ")}`).toBeLessThan(0.001);
  };
}

async function largeTexts(page: Page): Promise<void> {
  await test.step("text spacing", async () => {
    await setText(page, "spaced");
    // 1440 pixels at 200 %, and the narrowest screen in WCAG.
    for (const width of [720, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const cutOff = (await textErrors(page)).filter((error) => error.startsWith("cut off"));
      expect.soft([...(await layoutErrors(page)), ...cutOff], `spaced at ${width}`).toEqual([]);
    }
  });
  await test.step("text twice as large on a phone", async () => {
    await page.setViewportSize(phone);
    await setText(page, "twiceAsLarge");
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect.soft(await page.evaluate(tooWide), "sticking out").toBe(0);
    expect.soft(await brokenWords(page), "cut in two").toEqual([]);
    const menu = (await page.locator("[popovertarget=menu]").boundingBox())!;
    expect.soft(menu.x + menu.width, "the menu button ends inside the window").toBeLessThanOrEqual(phone.width);
    await setText(page, "asSet");
  });
}

async function focusAndPaper(page: Page): Promise<void> {
  await test.step("focus and targets on a phone", async () => {
    await page.setViewportSize(phone);
    await waitForMaps(page);
    await page.locator("main details").evaluateAll((all) => all.forEach((part) => part.setAttribute("open", "")));
    expect.soft(await hiddenWhenFocused(page), "hidden when focused").toEqual([]);
    expect.soft(await smallTargets(page), "too small to touch").toEqual([]);
  });
  await test.step("print: text without controls", async () => {
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: "print" });
    await expect.soft(page.locator("h1")).toBeVisible();
    const controls =
      "header, [data-language], button, a[href='#content'], a:has(> span[aria-hidden]), li > a[download]";
    await expect.soft(page.locator(controls).filter({ visible: true })).toHaveCount(0);
    const errors = await Promise.all([textErrors, faintTexts].map((look) => look(page)));
    expect.soft(errors.flat(), "printed").toEqual([]);
  });
}

/** Everything on a page has room at every breakpoint, also with large letters and on paper. */
async function everyLayout(page: Page): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    const errors = await Promise.all([layoutErrors, textErrors, artErrors, brokenWords].map((look) => look(page)));
    expect.soft(errors.flat(), `at ${window.width}×${window.height}`).toEqual([]);
  }
  await largeTexts(page);
  await focusAndPaper(page);
}

const sidewaysScroll = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const lang of languages)
  for (const name of pagesTried) {
    const address = examplePath(name, lang);
    if (address === undefined) continue;

    test(
      `${address} works without scripts, fits every screen and is accessible`,
      { tag: "@widths" },
      async ({ page, browser, baseURL, context, contacted }) => {
        // Events that are over since the build would be missing from the page with scripts only.
        await page.addInitScript((time) => (Date.now = () => time), builtAt);
        // French has the longer words.
        const expectNoShift = lang === "fr" || everyWidth ? await watchForShifts(page, lang) : undefined;
        expect((await page.goto(`${address}?a=1`))?.status()).toBe(200);
        await expectNoShift?.();

        const other = lang === "fr" ? "en" : "fr";
        await expect.soft(page.locator("html")).toHaveAttribute("lang", lang);
        await expect
          .soft(page.locator(`a[hreflang=${other}]`).filter({ visible: true }).first())
          .toHaveAttribute("href", inLanguage(withoutLanguage(address), other));
        expect.soft(await context.cookies()).toEqual([]);

        await test.step("same text without scripts", async () => {
          const plain = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
          const still = await plain.newPage();
          await still.goto(`${baseURL}${address}`, { waitUntil: "domcontentloaded" });
          const texts = await visibleTexts(page);
          expect.soft(texts.length).toBeGreaterThan(5);
          expect.soft(texts.filter((text) => looksLikeKey.test(text))).toEqual([]);
          // What only they can read, such as the text of a dialog, comes on top.
          const plainTexts = await visibleTexts(still);
          expect.soft(texts.filter((text) => !plainTexts.includes(text))).toEqual([]);
          await plain.close();
        });
        await test.step("no sideways scroll", async () => {
          for (const width of [320, 390, 768, 1024, 1280, 1440, 2560]) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft(await page.evaluate(sidewaysScroll), `too wide at ${width}`).toBeLessThanOrEqual(0);
          }
        });
        await test.step("accessibility", async () => {
          const size = { desktop, phone }[sizeOf[lang]];
          await page.setViewportSize(size);
          expect.soft(await layoutErrors(page), `at ${size.width}`).toEqual([]);
          expect.soft(await accessibilityErrors(page), `at ${size.width}`).toEqual([]);
        });
        if (everyWidth) await everyLayout(page);
        const asked = new Set(contacted.map((target) => new URL(target).hostname));
        expect([...asked].filter((host) => !mayAsk(name, host))).toEqual([]);
      },
    );
  }

const others = languages.flatMap((lang) => [
  ...content.branches.filter(isOpen).map(({ id }) => pathTo("branch", lang, { id })),
  ...content.publications.map(({ id }) => pathTo("publication", lang, { id })),
]);

// A console error, a hydration mismatch or a failed request on one of them fails the test.
for (const [kind, addresses] of Map.groupBy(others, (address) => address.split("/").slice(1, 3).join("/")))
  test(`every page of ${kind} opens without an error`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const address of addresses) {
      await open(page, address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
