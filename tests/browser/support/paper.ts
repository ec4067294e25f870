import type { Page } from "@playwright/test";

/** Texts with too little contrast on white paper, except those with a background of their own. */
export function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bare = (element: Element | null): boolean =>
      !element ||
      element === document.body ||
      (getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)" && bare(element.parentElement));
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === "inset(50%)" || isForScreenReaders(element.parentElement));
    const light = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const contrast = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return 1.05 / (0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) + 0.05);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest("svg, noscript, iframe") || isForScreenReaders(parent) || !bare(parent)) continue;
      if (contrast(getComputedStyle(parent).color) < 4.5) found.push(textContent.trim().slice(0, 40));
    }
    return found;
  });
}
