import type { Page } from "@playwright/test";

/** Elements that are wider than the page or than their box. */
export function layoutErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 30)}”`;
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.push(`the page is ${wide}px too wide`);
    const scrolls = (box: Element) =>
      /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth;
    // A row that scrolls sideways may go beyond the edge.
    const isInRow = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) if (scrolls(box)) return true;
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>(
      "main :is(h1, h2, h3, h4, p, dt, dd, a, button, li, td, th), header a, footer a",
    )) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (
        box.width <= 1 ||
        style.visibility === "hidden" ||
        element.closest("[aria-roledescription], [role=region] > :first-child, [popover]")
      )
        continue;
      if ((box.right > document.documentElement.clientWidth + 1 || box.left < -8) && !isInRow(element))
        found.push(`beyond the edge: ${name(element)}`);
      if (element.scrollWidth > element.clientWidth + 2 && style.display !== "inline" && style.overflowX !== "visible")
        found.push(`cut off: ${name(element)}`);
      if (/^H[1-4]$/.test(element.tagName) && element.scrollWidth > element.clientWidth + 1)
        found.push(`wider than its column: ${name(element)}`);
    }
    const first = document.querySelector("main h1")?.getBoundingClientRect();
    const bar = document.querySelector("header")?.getBoundingClientRect();
    if (first && bar && scrollY === 0 && first.top < bar.bottom) found.push("the heading is under the bar");
    return found;
  });
}

/** Text of the page header that overlaps its drawing, or a drawing outside the window. */
export function artErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const text = document.querySelector("main h1")?.parentElement;
    const picture = text?.nextElementSibling;
    if (!(picture instanceof HTMLImageElement)) return [];
    const art = picture.getBoundingClientRect();
    if (art.left > innerWidth - 48) return ["the drawing lies outside the window"];
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      right > art.left + 1 && left < art.right && bottom > art.top + 1 && top < art.bottom;
    return [...text!.children].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lies = [...range.getClientRects()].some(meets);
      return lies ? [`on the drawing: ${element.textContent.slice(0, 40)}`] : [];
    });
  });
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
