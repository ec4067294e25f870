import type { Page } from "@playwright/test";

/** Controls under the floating language button, at the top, while scrolling up from the end, and at the end. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const toggle = document.querySelector(".language-toggle")!;
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const covered = () => {
      if (!isVisible(toggle)) return [];
      const { left, right, top, bottom } = toggle.getBoundingClientRect();
      const meets = (box: DOMRect) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      return [...document.querySelectorAll("main :is(a, button, input, select, summary), footer a, iframe")]
        .filter((control) => isVisible(control) && !control.closest(".carousel-view, .sr-only"))
        .filter((control) => [...control.getClientRects()].some(meets))
        .map((control) => `at ${scrollY}: ${control.outerHTML.slice(0, 80)}`);
    };
    const found: string[] = [];
    for (const share of [0, ...Array.from({ length: 14 }, (_, step) => 0.95 - step * 0.07), 1, 1]) {
      window.scrollTo({ top: share * document.documentElement.scrollHeight, behavior: "instant" });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      if (covered().length === 0) continue;
      // The button hides shortly after scrolling.
      await new Promise((hidden) => setTimeout(hidden, 150));
      found.push(...covered());
    }
    return isVisible(toggle) ? found : [...found, "the button is hidden at the end"];
  });
}
