import { content } from "./support/content.ts";
import { hydrated } from "./support/page.ts";
import { cutTexts, hiddenWhenFocused, smallTargets, spaceText, stickingOut } from "./support/measures.ts";
import { addressOf, languages, messages, pageNames } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 60_000 });

for (const name of pageNames) {
  const address = addressOf(name, "fr", "lyon");

  test(`${address}: focus is never hidden, targets are large enough, text may grow @phone`, async ({ page }, info) => {
    await page.goto(address);
    await hydrated(page);
    for (const map of await page.locator(".map").all()) {
      await map.scrollIntoViewIfNeeded();
      await expect(map.locator(".leaflet-control-zoom")).toBeVisible({ timeout: 15_000 });
    }
    await page.locator("main details").evaluateAll((all) => all.forEach((part) => part.setAttribute("open", "")));
    expect.soft(await hiddenWhenFocused(page), "hidden when focused").toEqual([]);
    if (info.project.name === "phone") expect.soft(await smallTargets(page), "too small to touch").toEqual([]);

    // The narrowest screen WCAG asks for, and 1440 pixels at 200 %.
    const width = info.project.name === "phone" ? 320 : 720;
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await stickingOut(page), `sticking out at ${width}`).toEqual([]);
    await spaceText(page);
    expect.soft(await stickingOut(page), "sticking out when spaced").toEqual([]);
    expect.soft(await cutTexts(page), "cut off when spaced").toEqual([]);
  });
}

test("with reduced motion nothing moves by itself", async ({ page }) => {
  await page.goto("/fr");
  await page.locator(".carousel").first().scrollIntoViewIfNeeded();
  const name = messages.fr.home.sponsors;
  await expect(page.getByRole("button", { name: messages.fr.home.playLabel.replace("{name}", name) })).toBeVisible();
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running")),
  ).toEqual([]);
});

test("with the visitor's own colours, controls, choices and the focus are still seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/fr/publications");
  await hydrated(page);
  const filter = page.getByRole("navigation", { name: messages.fr.publications.filter });
  const look = (index: number) =>
    filter
      .locator("a")
      .nth(index)
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect([await look(0), await look(1)]).toEqual(["solid", "none"]);
  for (const control of await page.locator("main .button, .bar-tour").all()) {
    expect(await control.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(await outline()).toBe("solid");
});

for (const lang of languages) {
  const other = lang === "fr" ? "en" : "fr";
  const { nav, language, skip } = messages[lang];

  test(`the names of the navigation in ${lang}, as assistive technology reads them`, async ({ page }) => {
    await page.goto(addressOf("board", lang));
    await expect(page.locator("body")).toMatchAriaSnapshot(`
      - link "${skip}":
        - /url: "#content"
      - banner:
        - link "KryptoCampus":
          - /url: /
        - navigation "${nav.label}":
          - list:
${(["home", "board", "association", "branches", "events", "publications", "donation"] as const)
  .map(
    (name) =>
      `            - listitem:\n              - link "${nav[name]}":\n                - /url: ${addressOf(name, lang)}`,
  )
  .join("\n")}
          - link "${content.edition.title}":
            - /url: ${addressOf("kryptoTour", lang)}
      - main
      - contentinfo
      - navigation "${language.label}":
        - link "${language.switch}":
          - /url: ${addressOf("board", other)}
    `);
    const toggle = page.locator("a[data-language]");
    await expect(toggle).toHaveAttribute("lang", other);
    await expect(page.locator(".bar-link[aria-current=page]")).toHaveText(nav.board);
  });
}
