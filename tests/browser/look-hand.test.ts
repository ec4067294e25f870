import type { Page } from "@playwright/test";
import { open } from "./support/page.ts";
import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** What a page offers to point at, and the part of it that answers. */
const subjects = [
  { page: "home", target: ".figures .figure", part: "dd" },
  { page: "branches", target: ".map-mark", part: ".map-dot" },
  { page: "branches", target: ".branch-row", part: ".branch-row-image" },
  { page: "board", target: ".year-row a:not([aria-current])", part: "" },
] as const;

/** How long the answer takes, and whether there is one. */
async function answers(page: Page, target: string, part: string, point: () => Promise<void>) {
  const look = () =>
    page
      .locator(target)
      .filter({ visible: true })
      .first()
      .evaluate((element, part) => {
        const { color, scale, backgroundColor, outlineWidth, transitionDuration, fill } = getComputedStyle(
          part ? element.querySelector(part)! : element,
        );
        return {
          // Not scaled and scaled by one look the same.
          look: [color, scale === "none" ? "1" : scale, backgroundColor, outlineWidth, fill].join(),
          seconds: Math.max(...transitionDuration.split(",").map(Number.parseFloat)),
        };
      }, part);
  const before = await look();
  await point();
  await expect.poll(async () => (await look()).look).not.toBe(before.look);
  return before.seconds;
}

for (const { page: name, target, part } of subjects) {
  test(`${name}: ${target} answers pointing within a tenth of a second`, async ({ page }) => {
    await open(page, addressOf(name, "fr"));
    if (target === ".map-mark") await page.locator(".map").first().scrollIntoViewIfNeeded();
    const first = page.locator(target).filter({ visible: true }).first();
    await expect(first).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    const touched = part ? first.locator(part) : first;
    const seconds = await answers(page, target, part, () => touched.hover({ force: true }));
    expect(seconds).toBeLessThanOrEqual(0.1);
  });
}
