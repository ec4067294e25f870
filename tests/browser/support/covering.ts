import type { Page } from "@playwright/test";

/** Texts, controls and pictures under a floating element. */
export function coveredBy(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const floating = document.querySelector(selector)!;
    const button = floating.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < button.right && right > button.left && top < button.bottom && bottom > button.top;
    const seen = (element: Element) =>
      !floating.contains(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parent || !seen(parent) || parent.closest(".sr-only, script, header")) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if ([...range.getClientRects()].some(meets)) found.push(textContent.trim().slice(0, 40));
    }
    // At the top of a page its picture is the background.
    const pictures = scrollY > 0 ? ", img:not(.hero-plan, .map *), .map" : "";
    for (const element of document.querySelectorAll(`a, button, input, select, iframe${pictures}`)) {
      if (seen(element) && !element.closest(".carousel-view, header") && meets(element.getBoundingClientRect()))
        found.push(element.outerHTML.slice(0, 80));
    }
    return found;
  }, selector);
}
