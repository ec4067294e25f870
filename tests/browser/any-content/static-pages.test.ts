import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { buildFolder } from "#check/folders.ts";
import { languageOf } from "#model/languages.ts";
import { allPages, pathTo } from "#model/pages.ts";
import { gate, plannedFigures, sizeOf, staticTargets } from "#tools/accessibility/plan.ts";
import { accessibilityErrors, engineVersion } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { desktop, phone } from "../support/windows.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Shows the language choice page, which the server replaces by a redirect. */
async function showGate(page: Page): Promise<void> {
  const body = readFileSync(join(buildFolder(), "client/index.html"), "utf8");
  await page.route("**/", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.route("**/static-page-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
}

test("error pages and the language choice have no accessibility error", async ({ page, tolerated }) => {
  tolerated.push(/status of 404/);
  for (const address of staticTargets) {
    if (address === gate) await showGate(page);
    await page.setViewportSize({ desktop, phone }[sizeOf[languageOf(address)]]);
    await page.goto(address);
    expect.soft(await accessibilityErrors(page), address).toEqual([]);
  }
});

test("the accessibility statement shows the figures of the last test run", async ({ page }) => {
  const report = z
    .object({ pages: z.number(), checks: z.number() })
    .loose()
    .parse(JSON.parse(readFileSync("docs/accessibility-report.json", "utf8")));
  // The stored report may come from content with a page of every kind.
  const runs = [plannedFigures(), plannedFigures(allPages)].map((figures) => ({ ...figures, axe: engineVersion }));
  const { date, ...figures } = report;
  expect(runs, "run these tests, then npm run content -- accessibility").toContainEqual(figures);
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await page.goto(pathTo("accessibility", "fr"));
  for (const figure of [report.pages, report.checks])
    await expect(page.locator(".figure dd").getByText(String(figure))).toBeVisible();
  await expect(page.locator("main")).toContainText(`axe-core ${engineVersion}`);
});
