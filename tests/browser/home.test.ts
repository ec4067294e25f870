import { addressOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test("HM1 the hero fills the screen and shows its drawing", { tag: "@both" }, async ({ page, viewport }) => {
  await page.goto(addressOf("home", "fr"));
  const section = page.locator("main section").first();
  const box = await section.boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeGreaterThanOrEqual(viewport?.height ?? Infinity);
  await expect(section.locator("svg").first()).toBeVisible();
});
