import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildFolder } from "#check/folders.ts";
import { languageOf, languages } from "#model/languages.ts";
import { fallbackPages, inLanguage, unprefixedPathTo } from "#model/pages.ts";
import { accessibilityErrors } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { sizeOf } from "../support/windows.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The language choice, for hosts that cannot redirect. */
const gate = "/";

const missingBranch = unprefixedPathTo("branch", { id: "atlantis" });

/** Pages without React: missing pages, and the choice of language. */
const targets = [
  ...languages.flatMap((lang) => [fallbackPages.notFound, missingBranch].map((path) => inLanguage(path, lang))),
  gate,
];

/** Shows the language choice page, which the server replaces by a redirect. */
async function showGate(page: Page): Promise<void> {
  const body = readFileSync(join(buildFolder(), "client/index.html"), "utf8");
  await page.route("**/", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.route("**/language-gate-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
}

test("error pages and the language choice have no accessibility error", async ({ page, tolerated }) => {
  tolerated.push(/status of 404/);
  for (const address of targets) {
    if (address === gate) await showGate(page);
    await page.setViewportSize(sizeOf[languageOf(address)]);
    await page.goto(address);
    expect.soft(await accessibilityErrors(page), address).toEqual([]);
  }
});
