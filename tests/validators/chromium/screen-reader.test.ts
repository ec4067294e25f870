import { openings } from "#tests/browser/support/openings.ts";
import { readToTheEnd } from "#tests/browser/support/page.ts";
import { expect, test } from "#tests/browser/support/test.ts";
import { statesAt } from "#tools/accessibility/plan.ts";
import { addressOfKind, fallbacks, kindsOfPage } from "../pages.ts";
import { heard } from "./screen-reader.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { kind, lang, address } of kindsOfPage) {
  test(`${kind} in ${lang} is heard as before`, async ({ page }) => {
    await page.goto(address);
    await readToTheEnd(page);
    await expect(page.locator(".carousel-pause[hidden]")).toHaveCount(0);
    // What floats over the page keeps out of the way of what it would cover: at the top, it is always in the same place.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(page.locator(".language-toggle")).toBeVisible();
    expect(await heard(page, "body")).toMatchSnapshot(["heard", `${kind}.${lang}.yml`]);
  });
}

for (const { kind, lang, address } of fallbacks) {
  test(`${kind} in ${lang} is heard as before`, async ({ page, tolerated }) => {
    tolerated.push(/status of 404/);
    await page.goto(address);
    expect(await heard(page, "body")).toMatchSnapshot(["heard", `${kind}.${lang}.yml`]);
  });
}

for (const { lang, page: kind, state } of statesAt("phone")) {
  test(`${state} on ${kind} in ${lang} is heard as before`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOfKind(kind, lang));
    const { open, look } = openings[state];
    await open(page, lang);
    await expect(page.locator(look).first()).toBeVisible();
    expect(await heard(page, look)).toMatchSnapshot(["heard", `${kind}-${state}.${lang}.yml`]);
  });
}

test("a name, a role or a link that is lost is heard", async ({ page }) => {
  await page.goto(addressOfKind("home", "fr"));
  const lost = async (spoil: (bar: Element) => void) => {
    const before = await heard(page, "header");
    await page.locator("header").first().evaluate(spoil);
    const after = await heard(page, "header");
    return before.split("\n").filter((line) => !after.split("\n").includes(line)).length;
  };
  expect(await lost(() => {}), "nothing is lost").toBe(0);
  expect(
    await lost((bar) => bar.querySelector("[aria-label]")?.removeAttribute("aria-label")),
    "a name",
  ).toBeGreaterThan(0);
  expect(await lost((bar) => bar.querySelector("nav")?.setAttribute("role", "presentation")), "a role").toBeGreaterThan(
    0,
  );
  expect(await lost((bar) => bar.querySelector("a")?.removeAttribute("href")), "a link").toBeGreaterThan(0);
});
