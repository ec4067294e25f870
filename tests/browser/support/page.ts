import { expect, type Locator, type Page } from "@playwright/test";
import { isHydrated } from "#tools/hydrated.ts";

/** Opens an address and waits until React has hydrated the page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, false);
}

/** Waits until the service worker controls the page and has cached these paths. */
export async function kept(page: Page, paths: string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (wanted) => {
      if (!navigator.serviceWorker.controller || !(await caches.has("pages"))) return wanted;
      const cache = await caches.open("pages");
      const found = await Promise.all(wanted.map((path) => cache.match(path)));
      return wanted.filter((_, index) => !found[index]);
    }, paths);
  await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
}

/** The loaded frame of a service; a frame that would shift the layout is shown by a click. */
export async function frameTitled(page: Page, title: string): Promise<Locator> {
  for (const embed of await page.locator(".embed").all()) await embed.scrollIntoViewIfNeeded();
  const frame = page.getByTitle(title);
  const show = page.locator(".embed", { has: frame }).locator("[data-state=ready] button");
  await expect(frame.or(show).filter({ visible: true }).first()).toBeVisible();
  if (await show.isVisible()) await show.click();
  await expect(frame).toBeVisible();
  return frame;
}

/** Navigates on the client, like a link of the site. */
export async function navigateInside(page: Page, to: string): Promise<void> {
  await page.evaluate(
    (to) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
      ).__reactRouterDataRouter.navigate(to),
    to,
  );
}

/** The number of items in the first row of a grid. */
export async function itemsPerRow(items: Locator): Promise<number> {
  return items.evaluateAll((all) => {
    const tops = all.map((item) => item.getBoundingClientRect().top);
    return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length;
  });
}

/** Scrolls to the end, so that everything that loads in view is loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  const map = page.locator(".map");
  if ((await map.count()) === 0) return;
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-container")).toBeVisible({ timeout: 15_000 });
}
