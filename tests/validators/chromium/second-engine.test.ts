import { openings } from "#tests/browser/support/openings.ts";
import { readToTheEnd } from "#tests/browser/support/page.ts";
import { expect, test } from "#tests/browser/support/test.ts";
import { languages } from "#model/languages.ts";
import { statesAt } from "#tools/accessibility/plan.ts";
import { addressOfKind, fallbacks, kindsOfPage } from "../pages.ts";
import { type Exception, exceptions } from "./second-engine-exceptions.ts";
import { openFindings } from "./second-engine.ts";

test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const lang of languages) {
  const own = exceptions.filter(([, , , only = lang]) => only === lang);

  test(`a second engine finds no accessibility error on any kind of page (${lang})`, async ({ page, tolerated }) => {
    tolerated.push(/status of 404/);
    const used = new Set<Exception>();
    const expectNone = async (place: string) => expect.soft(await openFindings(page, own, used), place).toEqual([]);

    for (const each of [...kindsOfPage, ...fallbacks].filter((each) => each.lang === lang)) {
      await page.goto(each.address);
      if (kindsOfPage.includes(each)) await readToTheEnd(page);
      await expectNone(each.address);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { page: kind, state } of statesAt("phone")) {
      await page.goto(addressOfKind(kind, lang));
      const { open, look } = openings[state];
      await open(page, lang);
      await expect(page.locator(look).first()).toBeVisible();
      await expectNone(`${state} on ${kind}`);
    }
    const unused = own.filter((exception) => !used.has(exception));
    expect(unused, "unused exceptions").toEqual([]);
  });

  test(`the second engine finds a button without a name and a field without a label (${lang})`, async ({ page }) => {
    await page.goto(addressOfKind("board", lang));
    await page.evaluate(() => {
      const field = Object.assign(document.createElement("input"), { type: "email", id: "planted-field" });
      const button = Object.assign(document.createElement("button"), { type: "button", id: "planted-button" });
      document.querySelector("main")?.append(field, button);
    });
    const said = await openFindings(page, own, new Set());
    expect(said.filter((each) => !each.includes("planted-"))).toEqual([]);
    for (const id of ["planted-field", "planted-button"])
      expect(said).toContainEqual(expect.stringMatching(new RegExp(`(?:label|name).*\n.*${id}`, "i")));
  });
}
