import type { Page } from "@playwright/test";

const controls = "a[href], button:enabled, input:enabled, select, summary, [tabindex='0']";

/** Controls that are fully covered or out of view when focused. */
export function hiddenWhenFocused(page: Page): Promise<string[]> {
  return page.evaluate(async (selector) => {
    // A row of logos moves only for the Tab key, which carousels.test.ts presses.
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[role=group]"),
    );
    const covered = (element: HTMLElement) => {
      element.focus();
      // Hidden meanwhile: it cannot be focused.
      if (document.activeElement !== element) return false;
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
      return points.every(([x = 0, y = 0]) => {
        const seen = document.elementFromPoint(x, y);
        return !seen || !(element.contains(seen) || seen.contains(element));
      });
    };
    const found: string[] = [];
    // Backwards too, where the bar at the top can cover controls.
    for (const element of [...all, ...all.toReversed()]) {
      if (!covered(element)) continue;
      // Floating elements hide after scrolling.
      await new Promise((moved) => setTimeout(moved, 400));
      if (covered(element)) found.push(element.outerHTML.slice(0, 120));
    }
    return found;
  }, controls);
}

/** Controls smaller than 44 by 44 pixels, each with its size. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const isInSentence = (element: Element) =>
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim().length > 1,
      );
    // Map providers require their credits as a line of text.
    const isCredit = (element: Element) => element.closest("[role=region] > :first-child > p") !== null;
    // Names on a map cannot be moved apart.
    const least = (element: Element) => (element.matches(".leaflet-marker-icon") ? 19.5 : 43.5);
    // The link of a card covers it.
    const covers = (element: Element) => getComputedStyle(element, "::after").position === "absolute";
    const target = (element: Element) => element.closest(covers(element) ? "article" : "label") ?? element;
    return (
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && !isInSentence(element) && !isCredit(element))
        .map((element) => ({ element, box: target(element).getBoundingClientRect() }))
        // The skip link is shown only when focused.
        .filter(({ box }) => box.bottom > 0 && box.width > 1)
        .filter(({ element, box }) => box.width < least(element) || box.height < least(element))
        .map(
          ({ element, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 110)}`,
        )
    );
  }, controls);
}

const readersStyles = {
  asSet: "",
  /** As WCAG 1.4.12 allows. */
  spaced:
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
  twiceAsLarge: "html { font-size: 32px }",
};

export async function setText(page: Page, how: keyof typeof readersStyles): Promise<void> {
  await page.evaluate(async (style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, readersStyles[how]);
}

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
