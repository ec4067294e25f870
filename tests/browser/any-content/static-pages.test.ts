import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildFolder } from "#check/folders.ts";
import { languageOf } from "#model/languages.ts";
import { gate, sizeOf, staticTargets } from "../support/accessibility-plan.ts";
import { accessibilityErrors } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { desktop, phone } from "../support/windows.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Shows the language choice page, which the server replaces by a redirect. */
async function showGate(page: Page): Promise<void> {
  const body = readFileSync(join(buildFolder(), "client/index.html"), "utf8");
  await page.route("**/", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.route("**/language-gate-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
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
