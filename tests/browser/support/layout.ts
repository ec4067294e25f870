import type { Page } from "@playwright/test";

/** How far the page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The visible texts of the page, without those that need a script. */
export function visibleTexts(page: Page): Promise<string[]> {
  const scriptOnly =
    "[role=status], [aria-live], [role=region] > :first-child, [data-embed], button, search, nav:has([aria-current]), noscript, svg title";
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
