import type { Page } from "@playwright/test";
import { open } from "./support/page.ts";
import { messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test("NV3 the bar marks the current page", async ({ page }) => {
  await open(page, "/fr/bureau");
  const bar = page.getByRole("navigation", { name: messages.fr.nav.label });
  await expect(bar.locator(".bar-link[aria-current=page]")).toHaveText(messages.fr.nav.board);
  await bar.getByRole("link", { name: messages.fr.nav.association, exact: true }).click();
  await expect(bar.locator(".bar-link[aria-current=page]")).toHaveText(messages.fr.nav.association);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`NV1 the bar is transparent over the hero only (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const background = () => page.locator("header").evaluate((bar) => getComputedStyle(bar).backgroundColor);
    await page.goto("/fr");
    expect(await background()).toBe("rgba(0, 0, 0, 0)");
    await page.evaluate(() => window.scrollTo(0, window.innerHeight));
    await expect.poll(background).toBe("rgb(11, 20, 22)");
    await page.goto("/fr/bureau");
    expect(await background()).toBe("rgb(11, 20, 22)");
  });
}

test("RT7 a new page starts at the top, focuses its heading and announces its title", async ({ page }) => {
  await open(page, "/fr/bureau");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("link", { name: messages.fr.nav.association, exact: true }).click();
  await expect(page).toHaveURL(/association$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: await page.title() })).toHaveCount(1);
});

test("RT7 going back restores the scroll position", async ({ page }) => {
  await open(page, "/fr/association");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.getByRole("link", { name: messages.fr.nav.board, exact: true }).click();
  await expect(page).toHaveURL(/bureau$/);
  await page.goBack();
  await expect(page).toHaveURL(/association$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
});

test("RT7 a fragment scrolls its target below the bar", async ({ page }) => {
  await page.goto("/fr/association#timeline");
  const top = () => page.locator("#timeline").evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(72);
  await expect.poll(top).toBeLessThan(300);
});

test("the skip link moves focus to the content", async ({ page }) => {
  await page.goto("/fr/bureau");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: messages.fr.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: number }).fades);

async function countFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const counted = window as unknown as { fades: number };
    counted.fades = 0;
    document.startViewTransition = (update) => {
      counted.fades++;
      return start(update);
    };
  });
}

test("pages fade into each other, and a click during the fade still works", async ({ page }) => {
  await countFades(page);
  await page.goto("/fr/bureau");
  const link = (name: string) => page.getByRole("navigation").first().getByRole("link", { name, exact: true });
  const target = await link(messages.fr.nav.publications).boundingBox();
  if (!target) throw new Error("The bar has no link to the publications");
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const fade = start(update);
      fade.ready.then(() => document.getAnimations().forEach((animation) => animation.pause())).catch(() => {});
      return fade;
    };
  });
  await link(messages.fr.nav.association).click();
  await expect(page).toHaveURL("/fr/association");
  const isFading = () => document.documentElement.matches(":active-view-transition");
  await expect.poll(() => page.evaluate(isFading)).toBe(true);
  await page.mouse.click(target.x + target.width / 2, target.y + target.height / 2);
  await expect(page).toHaveURL("/fr/publications");
  await expect(page.locator("h1")).toHaveText(messages.fr.nav.publications);
  expect(await fades(page)).toBe(2);
});

test("with reduced motion, pages change without fading", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countFades(page);
  await page.goto("/fr/bureau");
  await page.getByRole("navigation").first().getByRole("link", { name: messages.fr.nav.association }).click();
  await expect(page.locator("h1")).toBeFocused();
  expect(await fades(page)).toBe(0);
});
