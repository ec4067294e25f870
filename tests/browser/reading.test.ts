import { content } from "./support/content.ts";
import { hydrated } from "./support/page.ts";
import { addressOf, languages, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

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
