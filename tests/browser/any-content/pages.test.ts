import type { Page } from "@playwright/test";
import { accessibilityFaults } from "../support/axe.ts";
import { watchShifts } from "../support/faults.ts";
import { layoutFaults, readThrough, visibleTexts } from "../support/layout.ts";
import { cutTexts, hiddenWhenFocused, smallTargets, spaceText, stickingOut } from "../support/measures.ts";
import { languages, messages, pageNames } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { textFaults } from "../support/texts.ts";
import { anyAddressOf } from "./content.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 90_000 });

/** The hosts a page may ask, by the page that does; every other page asks none. */
const hosts: Partial<Record<(typeof pageNames)[number], string[]>> = {
  branches: ["tile.openstreetmap.org"],
  branch: ["tile.openstreetmap.org"],
  donation: ["www.helloasso.com"],
  events: ["embed.lu.ma", "luma.com"],
  kryptoTour: ["embed.lu.ma", "luma.com", "tile.openstreetmap.org", "www.youtube-nocookie.com"],
};

const widths = [320, 390, 480, 600, 768, 900, 1024, 1100, 1280, 1440, 1920, 2560];
const looksLikeKey = new RegExp(`^(${Object.keys(messages.fr).join("|")})\\.[a-zA-Z.]+$`);

async function waitForMaps(page: Page): Promise<void> {
  for (const map of await page.locator(".map").all()) {
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator(".leaflet-control-zoom")).toBeVisible({ timeout: 15_000 });
  }
}

for (const lang of languages) {
  for (const name of pageNames) {
    const address = anyAddressOf(name, lang);
    if (address === undefined) continue;

    test(`RT8 FT3 EW3 EW4 EW6 ${address} is whole with and without scripts, fits every screen, and shuts nobody out @phone`, async ({
      page,
      browser,
      baseURL,
      context,
      contacted,
    }, info) => {
      const phone = info.project.name.endsWith("phone");
      const own = page.viewportSize()!;
      const shifts = await watchShifts(page);
      expect((await page.goto(`${address}?a=1`))?.status()).toBe(200);
      await readThrough(page);
      const { total, moved } = await shifts();
      expect.soft(total, `moved while it loaded: ${moved.join(" ")}`).toBeLessThan(0.001);

      await test.step("markup others rely on", async () => {
        await expect.soft(page.locator("html")).toHaveAttribute("lang", lang);
        for (const part of ["h1", "main", "header", "footer"]) await expect.soft(page.locator(part)).toHaveCount(1);
        const other = lang === "fr" ? "en" : "fr";
        const toggle = page.locator("a[data-language]");
        await expect.soft(toggle).toHaveAttribute("href", `${anyAddressOf(name, other)}?a=1`);
        expect.soft(await context.cookies()).toEqual([]);
      });
      await test.step("accessibility", async () => {
        expect.soft(await accessibilityFaults(page)).toEqual([]);
      });
      if (!phone) {
        await test.step("every width", async () => {
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft([...(await layoutFaults(page)), ...(await textFaults(page))], `at ${width}px`).toEqual([]);
          }
        });
      }
      await test.step("the same words without scripts", async () => {
        await page.setViewportSize(own);
        const plain = await browser.newContext({ javaScriptEnabled: false, viewport: own });
        const still = await plain.newPage();
        await still.goto(`${baseURL}${address}`);
        const texts = await visibleTexts(page);
        expect.soft(texts.length).toBeGreaterThan(5);
        expect.soft(texts.filter((text) => looksLikeKey.test(text))).toEqual([]);
        expect.soft(await visibleTexts(still)).toEqual(texts);
        await plain.close();
      });
      await test.step("focus, targets and text that grows", async () => {
        await waitForMaps(page);
        await page.locator("main details").evaluateAll((all) => all.forEach((part) => part.setAttribute("open", "")));
        expect.soft(await hiddenWhenFocused(page), "hidden when focused").toEqual([]);
        if (phone) expect.soft(await smallTargets(page), "too small to touch").toEqual([]);
        // The narrowest screen WCAG asks for, and 1440 pixels at 200 %.
        const width = phone ? 320 : 720;
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await stickingOut(page), `sticking out at ${width}`).toEqual([]);
        await spaceText(page);
        expect.soft(await stickingOut(page), "sticking out when spaced").toEqual([]);
        expect.soft(await cutTexts(page), "cut off when spaced").toEqual([]);
      });
      const asked = new Set(contacted.map((target) => new URL(target).hostname));
      expect([...asked].filter((host) => !hosts[name]?.includes(host))).toEqual([]);
    });
  }
}
