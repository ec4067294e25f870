import { open } from "./support/page.ts";
import { messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test("NV1 the bar is transparent over the hero only", async ({ page }) => {
  const background = () => page.locator("header").evaluate((bar) => getComputedStyle(bar).backgroundColor);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/fr");
    expect(await background()).toBe("rgba(0, 0, 0, 0)");
    await page.evaluate(() => window.scrollTo({ top: window.innerHeight, behavior: "instant" }));
    await expect.poll(background).toBe("rgb(11, 20, 22)");
    await page.goto("/fr/bureau");
    expect(await background()).toBe("rgb(11, 20, 22)");
  }
});

test("NV3 RT7 a new page starts at its top and is marked in the bar, and going back restores the position", async ({
  page,
}) => {
  await open(page, "/fr/bureau");
  const current = page.locator("nav > ul:not([popover]) [aria-current=page]");
  await expect(current).toHaveText(messages.fr.nav.board);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("link", { name: messages.fr.nav.association, exact: true }).click();
  await expect(page).toHaveURL(/association$/);
  await expect(current).toHaveText(messages.fr.nav.association);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/bureau$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
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

test("pages fade into each other, and not with reduced motion", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("pagereveal", (event) =>
      Object.assign(window, {
        fades: (event as PageTransitionEvent & { viewTransition: unknown }).viewTransition !== null,
      }),
    ),
  );
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/fr/bureau");
    await page
      .getByRole("navigation")
      .first()
      .getByRole("link", { name: messages.fr.nav.association, exact: true })
      .click();
    await expect(page).toHaveURL("/fr/association");
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { fades: boolean }).fades))
      .toBe(reducedMotion === "no-preference");
  }
});
