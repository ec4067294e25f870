import type { Page } from "@playwright/test";

/** React leaves its own keys on the elements it has taken over; nothing else tells from outside. */
export function isHydrated(orStatic: boolean): boolean {
  const main = document.querySelector("main");
  const taken = main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  return taken || (orStatic && !("__reactRouterContext" in window));
}

/** Resolves once React runs the page; a page that React does not run on answers at once. */
export async function answering(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, true);
}
