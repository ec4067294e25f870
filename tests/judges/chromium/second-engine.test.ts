import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openings } from "#tests/browser/support/openings.ts";
import { readToTheEnd } from "#tests/browser/support/page.ts";
import { expect, test } from "#tests/browser/support/test.ts";
import { languages } from "#model/languages.ts";
import { statesAt } from "#tools/accessibility/plan.ts";
import { addressOfKind, fallbacks, kindsOfPage } from "../pages.ts";
import { exceptions } from "./second-engine-exceptions.ts";

type Finding = { ruleId: string; value: [policy: string, confidence: string]; message: string; snippet: string };
type Engine = { Checker: new () => { check(node: Document, rules: string[]): Promise<{ results: Finding[] }> } };

const engine = readFileSync("node_modules/accessibility-checker-engine/ace.js", "utf8");

test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Faults and open questions; what the engine would have a person try on any page is left out. */
async function findings(page: Page): Promise<Finding[]> {
  await page.evaluate(`${engine}; globalThis.ace = ace; undefined`);
  return page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: Engine };
    const { results } = await new ace.Checker().check(document, ["IBM_Accessibility", "WCAG_2_2"]);
    return results
      .filter(({ value: [, confidence] }) => confidence === "FAIL" || confidence === "POTENTIAL")
      .map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }));
  });
}

for (const lang of languages) {
  const own = exceptions.filter((exception) => !exception.lang || exception.lang === lang);

  test(`a second engine finds no accessibility fault on any kind of page (${lang})`, async ({ page, tolerated }) => {
    tolerated.push(/status of 404/);
    const used = new Set<(typeof own)[number]>();
    const judge = async (place: string) => {
      const open = (await findings(page)).filter(({ ruleId, snippet }) => {
        const exception = own.find(({ rule, of }) => rule === ruleId && of.test(snippet));
        if (exception) used.add(exception);
        return !exception;
      });
      const said = open.map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n  ${snippet.slice(0, 160)}`);
      expect.soft(said, place).toEqual([]);
    };

    for (const { address } of kindsOfPage.filter((each) => each.lang === lang)) {
      await page.goto(address);
      await readToTheEnd(page);
      await judge(address);
    }
    for (const { address } of fallbacks.filter((each) => each.lang === lang)) {
      await page.goto(address);
      await judge(address);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { page: kind, state } of statesAt("phone").filter((each) => each.lang === lang)) {
      await page.goto(addressOfKind(kind, lang));
      const { open, look } = openings[state];
      await open(page, lang);
      await expect(page.locator(look).first()).toBeVisible();
      await judge(`${state} on ${kind}`);
    }
    expect(
      own.filter((exception) => !used.has(exception)).map(({ rule }) => rule),
      "exceptions nobody needs",
    ).toEqual([]);
  });
}
