import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { gate, plannedFigures, type Size, statesAt, targets } from "#tools/accessibility/plan.ts";
import { openings } from "./support/openings.ts";
import { hydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 60_000 });

/** Faults in words; each look is noted, so that the published figures can be taken from the run. */
async function faultsOn(page: Page, part: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .include(part);
  // What other services show in their frames is theirs; here it is only a stand-in.
  const { violations, testEngine } = await axe.exclude("iframe").setLegacyMode().analyze();
  test.info().annotations.push({ type: "axe", description: testEngine.version });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** The server redirects, so the page that offers the choice is put in its place, without the script that chooses. */
async function showGate(page: Page): Promise<void> {
  const body = readFileSync("build/client/index.html", "utf8");
  await page.route("**/", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.route("**/static-page-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
}

for (const target of targets) {
  const { address, lang, isStatic } = target;

  test(`${address} has no accessibility fault, whatever is opened on it @phone`, async ({ page, tolerated }, info) => {
    if (isStatic) tolerated.push(/status of 404/);
    if (address === gate) await showGate(page);
    await page.goto(address);
    if (!isStatic) await hydrated(page);
    expect(await faultsOn(page, "html")).toEqual([]);
    for (const state of statesAt(target, info.project.name as Size)) {
      const { open, look } = openings[state];
      await open(page, lang);
      await expect(page.locator(look).first()).toBeVisible();
      expect(await faultsOn(page, look), state).toEqual([]);
    }
  });
}

test("the figures of the accessibility statement are those of these checks", async ({ page }) => {
  const report: unknown = JSON.parse(readFileSync("docs/accessibility-report.json", "utf8"));
  const remedy = "run these tests, then npm run accessibility:report";
  await page.goto("/fr/accessibilite");
  const { testEngine } = await new AxeBuilder({ page }).include("h1").analyze();
  expect(report, remedy).toEqual({
    ...plannedFigures(),
    axe: testEngine.version,
    date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  const { pages, checks } = plannedFigures();
  for (const figure of [pages, checks])
    await expect(page.locator(".figure dd").getByText(String(figure))).toBeVisible();
  await expect(page.locator("main")).toContainText(`axe-core ${testEngine.version}`);
});
