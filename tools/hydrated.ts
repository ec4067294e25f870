import type { Page } from "@playwright/test";

/** React sets internal keys on hydrated elements, the only sign visible from outside. */
export function isHydrated(orStatic: boolean): boolean {
  const main = document.querySelector("main");
  const hydrated = main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  return hydrated || (orStatic && !("__reactRouterContext" in window));
}

/** Waits for hydration; pages without React need none. */
export async function answering(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, true);
}
