import type { Page } from "@playwright/test";

/** React sets internal keys on hydrated elements, the only sign visible from outside; pages without widgets have no React. */
export function isHydrated(): boolean {
  const main = document.querySelector("main");
  const hydrated = main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  return hydrated || !("__reactRouterContext" in window);
}

/** Waits for hydration; pages without React need none. */
export async function answering(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
