import type { Page } from "@playwright/test";

/** Resolves once React has taken over the page, so that a click does what it should. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}

/** Resolves once the service worker runs the page and has copies of these paths. */
export async function kept(page: Page, paths: string[]): Promise<void> {
  await page.waitForFunction(async (wanted) => {
    if (!navigator.serviceWorker.controller || !(await caches.has("pages"))) return false;
    const cache = await caches.open("pages");
    const found = await Promise.all(wanted.map((path) => cache.match(path)));
    return found.every(Boolean);
  }, paths);
}
