import type { Page } from "@playwright/test";
import { hydrated } from "./support/page.ts";
import { addressOf, languages, messages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** The hosts a page may ask, by the page that does; every other page asks none. */
const hosts: Partial<Record<(typeof pageNames)[number], string[]>> = {
  branches: ["tile.openstreetmap.org"],
  branch: ["tile.openstreetmap.org"],
  donation: ["www.helloasso.com"],
  events: ["embed.lu.ma", "luma.com"],
  kryptoTour: ["embed.lu.ma", "luma.com", "tile.openstreetmap.org", "www.youtube-nocookie.com"],
};

/** What only a running script can offer or say: it stands in for nothing that is left out without it. */
const scriptOnly =
  "[role=status], [aria-live], .map, .carousel-pause, .embed-space, .needs-script, noscript, svg title";

/** The words a visitor sees in the page, one entry per piece of text. */
function visibleTexts(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main, scriptOnly) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = (textContent ?? "").trim();
      if (text && !parentElement?.closest(scriptOnly) && parentElement?.checkVisibility()) texts.push(text);
    }
    return texts;
  }, scriptOnly);
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const looksLikeKey = new RegExp(`^(${Object.keys(messages.fr).join("|")})\\.[a-zA-Z.]+$`);

for (const lang of languages) {
  for (const name of pageNames) {
    const address = addressOf(name, lang);

    test(`RT8 EW3 EW4 EW6 ${address} is whole without its scripts, and with them loses nothing @both-sizes`, async ({
      page,
      browser,
      baseURL,
      contacted,
      context,
    }) => {
      const response = await page.goto(`${address}?a=1#content`, { waitUntil: "domcontentloaded" });
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      for (const part of ["h1", "main", "header", "footer"]) await expect(page.locator(part)).toHaveCount(1);
      await expect(page.locator("h1")).toBeVisible();
      const other = lang === "fr" ? "en" : "fr";
      const toggle = page.locator("a[data-language]");
      await expect(toggle).toHaveAttribute("href", `${addressOf(name, other)}?a=1#content`);
      await expect(toggle).toHaveAttribute("hreflang", other);
      await expect(toggle).toHaveAttribute("lang", other);
      expect(await context.cookies()).toEqual([]);

      const plain = await browser.newContext({ javaScriptEnabled: false });
      const still = await plain.newPage();
      await still.goto(`${baseURL}${address}`);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await still.setViewportSize(size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        const texts = await visibleTexts(page);
        expect(texts.length).toBeGreaterThan(5);
        expect(texts.filter((text) => looksLikeKey.test(text))).toEqual([]);
        expect(await visibleTexts(still)).toEqual(texts);
      }
      await plain.close();

      const asked = new Set(contacted.map((target) => new URL(target).hostname));
      expect([...asked].filter((host) => !hosts[name]?.includes(host))).toEqual([]);
    });
  }
}
