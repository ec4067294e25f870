import type { Page } from "@playwright/test";
import type { AccessibilityState } from "#tools/accessibility-plan.ts";
import { openings } from "#tests/browser/support/openings.ts";
import { readToTheEnd } from "#tests/browser/support/page.ts";
import { type Language, languages, messages } from "#tests/browser/support/site.ts";
import { expect, test } from "#tests/browser/support/test.ts";
import { statesAt } from "#tools/accessibility-plan.ts";
import { addressOfKind, fallbacks, kindsOfPage } from "../pages.ts";
import { describe, outlineOf, problemsIn, readAloud } from "./screen-reader.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The items of a page, its outline, and the outline without its texts. */
async function readPage(page: Page, address: string) {
  await page.goto(address);
  if (kindsOfPage.some((kind) => kind.address === address)) await readToTheEnd(page);
  await expect(page.locator(".carousel-pause[hidden]")).toHaveCount(0);
  const items = await readAloud(page, "body");
  const outline = outlineOf(items);
  return { items, outline: outline.map(describe), shape: outline.map(({ role, states }) => `${role} ${states}`) };
}

for (const { kind, address } of [...kindsOfPage, ...fallbacks].filter(({ lang }) => lang === "fr")) {
  test(`${kind} has landmarks, names and headings in order`, async ({ page, tolerated }) => {
    tolerated.push(/status of 404/);
    const french = await readPage(page, address);
    const english = await readPage(page, address.replace("/fr", "/en"));
    for (const [lang, { items, shape }] of Object.entries({ fr: french, en: english })) {
      expect(items[0]?.name).toBe(messages[lang as Language].skip);
      expect(problemsIn(items)).toEqual([]);
      const once = shape.filter((each) => /^(?:banner|main|contentinfo|heading \[level=1\])/.test(each));
      expect(once.toSorted()).toEqual(["banner ", "contentinfo ", "heading [level=1]", "main "]);
    }
    expect(english.shape).toEqual(french.shape);
    expect(`${french.outline.join("\n")}\n`).toMatchSnapshot(["screen-reader", `${kind}.txt`]);
  });
}

/** The accessible state after opening or choosing something. */
const announced: Record<AccessibilityState, (page: Page) => Promise<void>> = {
  menu: (page) => expect(page.getByRole("navigation").getByRole("button", { name: /Fermer|Close/ })).toBeVisible(),
  dialog: (page) => expect(page.getByRole("dialog", { name: /./ })).toBeVisible(),
  zoom: (page) => expect(page.getByRole("dialog", { name: /./ })).toBeVisible(),
  viewer: (page) => expect(page.getByRole("dialog", { name: /./ })).toBeVisible(),
  marker: (page) => expect(page.getByRole("button", { pressed: true })).toHaveCount(1),
  filter: (page) => expect(page.locator("main nav [aria-current]")).toHaveCount(1),
  city: (page) => expect(page.locator("main nav [aria-current]")).toHaveCount(1),
  year: (page) => expect(page.locator("main nav [aria-current]")).toHaveCount(1),
  school: (page) => expect(page.locator(".answer").getByRole("heading").first()).toBeVisible(),
  talks: (page) => expect(page.locator(".tour-schedule details[open]")).toHaveCount(1),
};

for (const lang of languages)
  for (const { page: kind, state } of statesAt("phone"))
    test(`${state} on ${kind} in ${lang} exposes its state to screen readers`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(addressOfKind(kind, lang));
      const { open, look } = openings[state];
      await open(page, lang);
      await expect(page.locator(look).first()).toBeVisible();
      await announced[state](page);
      expect(problemsIn(await readAloud(page, look))).toEqual([]);
    });

test("the check finds a missing name, landmark or heading level", async ({ page }) => {
  await page.goto(addressOfKind("home", "fr"));
  const lost = async (spoil: () => void) => {
    await page.evaluate(spoil);
    return problemsIn(await readAloud(page, "body"));
  };
  expect(await lost(() => {})).toEqual([]);
  expect(await lost(() => document.querySelector("header a")?.replaceChildren())).toContainEqual("no name: link");
  expect(await lost(() => document.querySelector("header nav")?.removeAttribute("aria-label"))).toContainEqual(
    "no name: navigation",
  );
  const skip = () => document.querySelector("main h2")?.replaceWith(document.createElement("h6"));
  expect(await lost(skip)).toContainEqual(expect.stringContaining("skips a level"));
});
