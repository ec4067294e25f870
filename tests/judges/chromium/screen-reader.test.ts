import type { Page } from "@playwright/test";
import { openings } from "#tests/browser/support/openings.ts";
import { readToTheEnd } from "#tests/browser/support/page.ts";
import { messages } from "#tests/browser/support/site.ts";
import { expect, test } from "#tests/browser/support/test.ts";
import { statesAt } from "#tools/accessibility/plan.ts";
import { addressOfKind, fallbacks, kindsOfPage } from "../pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Roles, names and states as a screen reader is told them, once nothing changes any more. */
async function heard(page: Page, part: string): Promise<string> {
  let last = "";
  await expect(async () => {
    const before = last;
    last = await page.locator(part).first().ariaSnapshot();
    expect(last).toBe(before);
  }).toPass({ intervals: [400], timeout: 20_000 });
  // When the frame of a service came, what it said by then, and the year are not the page's.
  const silent = Object.values(messages).map(({ embed }) => embed.silent);
  const said = last.split("\n").filter((line) => !silent.some((text) => line.includes(text)));
  return `${said
    .join("\n")
    .replaceAll(/^ *- iframe.*\n/gm, "")
    .replaceAll(/(©.*– )\d{4}/g, "$1year")}\n`;
}

for (const { kind, lang, address } of kindsOfPage) {
  test(`${kind} in ${lang} is heard as before`, async ({ page }) => {
    await page.goto(address);
    await readToTheEnd(page);
    await expect(page.locator(".carousel-pause[hidden]")).toHaveCount(0);
    // What floats over the page keeps out of the way of what it would cover: at the top, it is always in the same place.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
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
