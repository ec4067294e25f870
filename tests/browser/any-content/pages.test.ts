import { statSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { accessibilityErrors } from "../support/axe.ts";
import { watchShifts } from "../support/shifts.ts";
import {
  faintTexts,
  hiddenWhenFocused,
  setText,
  sidewaysScroll,
  smallTargets,
  visibleTexts,
} from "../support/measures.ts";
import { open, readThrough, waitForMaps } from "../support/page.ts";
import { languages, messages, pageNames } from "../support/site.ts";
import { expect, patient, test as base } from "../support/test.ts";
import { brokenWords, textErrors } from "../support/texts.ts";
import { desktop, everyWidth, phone, sheet, sizeOf, windows } from "../support/windows.ts";
import { buildFolder, contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";
import { keysOf } from "#model/keys.ts";
import { pathTo } from "#model/pages.ts";
import { isOpen } from "#model/selections.ts";
import { embeds } from "#model/service-hosts.ts";
import { usedServices } from "#model/used-services.ts";
import { examplePath } from "#tools/example-path.ts";
import { servicesOf } from "../../services.ts";

/** One visitor reads all pages, so that what they share is loaded once. */
const test = base.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use, { project: { use: options } }) => {
      const visitor = await browser.newContext({
        baseURL: options.baseURL!,
        locale: "fr-FR",
        viewport: desktop,
        reducedMotion: "reduce",
      });
      // Fonts that arrive after the first paint move texts a little, so they are cached first.
      const page = await visitor.newPage();
      await page.goto(pathTo("association", "fr"));
      await page.evaluate(() => document.fonts.ready);
      await page.close();
      await use(visitor);
      await visitor.close();
    },
    { scope: "worker" },
  ],
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage();
    await use(patient(page));
    await page.close();
  },
});
test.describe.configure({ timeout: 90_000 });

const content = loadContent(contentFolder());
const used = usedServices(content);
/** All of them, unless only some are to be tried (`PAGES=home,board`). */
const pagesTried = pageNames.filter((name) => process.env["PAGES"]?.split(",").includes(name) ?? true);
const builtAt = statSync(join(buildFolder(), "current")).mtimeMs;

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

async function largeTexts(page: Page): Promise<void> {
  await test.step("text spacing", async () => {
    await setText(page, "spaced");
    // 1440 pixels at 200 %, and the narrowest screen in WCAG.
    for (const width of [720, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysScroll(page), `spaced at ${width}`).toBeLessThanOrEqual(0);
      const cutOff = (await textErrors(page)).filter((error) => error.startsWith("cut off"));
      expect.soft(cutOff, `spaced at ${width}`).toEqual([]);
    }
  });
  await test.step("text twice as large on a phone", async () => {
    await page.setViewportSize(phone);
    await setText(page, "twiceAsLarge");
    expect.soft(await sidewaysScroll(page), "sticking out").toBeLessThanOrEqual(0);
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
      "header, [data-language], button, a[href='#content'], a:has(> span[aria-hidden]), li > a[type='text/calendar']";
    await expect.soft(page.locator(controls).filter({ visible: true })).toHaveCount(0);
    const errors = await Promise.all([textErrors, faintTexts].map((look) => look(page)));
    expect.soft(errors.flat(), "printed").toEqual([]);
  });
}

/** Everything on a page has room at every breakpoint, also with large letters and on paper. */
async function everyLayout(page: Page): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    const at = `at ${window.width}×${window.height}`;
    expect.soft(await sidewaysScroll(page), at).toBeLessThanOrEqual(0);
    expect.soft([...(await textErrors(page)), ...(await brokenWords(page))], at).toEqual([]);
  }
  await largeTexts(page);
  await focusAndPaper(page);
}

async function sameWithoutScripts(page: Page, still: Page): Promise<void> {
  await test.step("same text without scripts", async () => {
    await still.goto(page.url(), { waitUntil: "domcontentloaded" });
    const texts = await visibleTexts(page);
    expect.soft(texts.length).toBeGreaterThan(5);
    expect.soft(texts.filter((text) => looksLikeKey.test(text))).toEqual([]);
    // What only they can read, such as the text of a dialog, comes on top.
    const plainTexts = await visibleTexts(still);
    expect.soft(texts.filter((text) => !plainTexts.includes(text))).toEqual([]);
    await still.close();
  });
}

for (const lang of languages)
  for (const name of pagesTried) {
    const address = examplePath(name, lang);
    if (address === undefined) continue;

    test(
      `${address} works without scripts, fits every screen and is accessible`,
      { tag: "@widths" },
      async ({ page, visitor, browser, contacted }) => {
        // Events that are over since the build would be missing from the page with scripts only.
        await page.addInitScript((time) => (Date.now = () => time), builtAt);
        const shifts = await watchShifts(page);
        expect((await page.goto(`${address}?a=1`))?.status()).toBe(200);
        expect.soft(await visitor.cookies()).toEqual([]);
        // French has the longer words.
        if (lang === "fr" || everyWidth) {
          await readThrough(page);
          const { total, moved } = await shifts();
          expect.soft(total, `moved while it loaded: ${moved.join(" ")}`).toBeLessThan(0.001);
          await sameWithoutScripts(page, await browser.newPage({ javaScriptEnabled: false, viewport: desktop }));
          await test.step("no sideways scroll", async () => {
            for (const width of [320, 390, 768, 1024, 1280, 1440, 2560]) {
              // A low window is painted sooner.
              await page.setViewportSize({ width, height: 300 });
              expect.soft(await sidewaysScroll(page), `too wide at ${width}`).toBeLessThanOrEqual(0);
            }
          });
        }
        await test.step("accessibility", async () => {
          await page.setViewportSize(sizeOf[lang]);
          expect.soft(await accessibilityErrors(page), `at ${sizeOf[lang].width}`).toEqual([]);
        });
        if (everyWidth) await everyLayout(page);
        const asked = new Set(contacted.map((target) => new URL(target).hostname));
        expect([...asked].filter((host) => !mayAsk(name, host))).toEqual([]);
      },
    );
  }

const many = { branch: content.branches.filter(isOpen), publication: content.publications };

// A console error, a hydration mismatch or a failed request on one of them fails the test.
for (const kind of keysOf(many))
  test(`every ${kind} opens without an error`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const [index, { id }] of many[kind].entries()) {
      // Every second one in English.
      await open(page, pathTo(kind, languages[index % 2]!, { id }));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
