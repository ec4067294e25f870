import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { buildFolder } from "#check/folders.ts";
import { gate, plannedFigures, staticTargets } from "#tools/accessibility/plan.ts";
import { accessibilityFaults } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The server redirects, so the page that offers the choice is put in its place, without the script that chooses. */
async function showGate(page: Page): Promise<void> {
  const body = readFileSync(join(buildFolder(), "client/index.html"), "utf8");
  await page.route("**/", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.route("**/static-page-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
}

test("pages for lost visitors have no accessibility fault @phone", async ({ page, tolerated }) => {
  tolerated.push(/status of 404/);
  for (const address of staticTargets) {
    if (address === gate) await showGate(page);
    await page.goto(address);
    expect.soft(await accessibilityFaults(page), address).toEqual([]);
  }
});

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
