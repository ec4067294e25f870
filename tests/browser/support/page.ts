import { expect, type Locator, type Page } from "@playwright/test";

/** Opens an address and waits until React has hydrated the page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await hydrated(page);
}

/** React sets internal keys on hydrated elements, the only sign visible from outside; pages without widgets have no React. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    const isHydrated = main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
    return isHydrated || !("__reactRouterContext" in window);
  });
}

/** The number of items in the first row of a grid. */
export async function itemsPerRow(items: Locator): Promise<number> {
  return items.evaluateAll((all) => {
    const tops = all.map((item) => item.getBoundingClientRect().top);
    return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length;
  });
}

/** Scrolls to the end and back, screen by screen, so that everything that loads in view is loaded. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      // What grows above the window moves nothing, unless the page scrolls in the same frame.
      await frames(4);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

export async function waitForMaps(page: Page): Promise<void> {
  for (const map of await page.locator("[role=region]").all()) {
    await map.evaluate((element) => element.scrollIntoView());
    await expect(map.locator(".leaflet-container")).toBeVisible({ timeout: 15_000 });
  }
}

/** Scrolls through the page and waits for its map. */
export async function readToTheEnd(page: Page): Promise<void> {
  await hydrated(page);
  await readThrough(page);
  await waitForMaps(page);
}
