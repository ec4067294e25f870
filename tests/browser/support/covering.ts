import type { Page } from "@playwright/test";

/** Controls under the floating language button at the end of the page, from where no scrolling uncovers them. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { left, right, top, bottom } = document.querySelector(".language-toggle")!.getBoundingClientRect();
    const meets = (box: DOMRect) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    return [...document.querySelectorAll("main :is(a, button, input, select, summary), footer a, iframe")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => [...control.getClientRects()].some(meets))
      .map((control) => control.outerHTML.slice(0, 80));
  });
}
