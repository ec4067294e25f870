import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Accessibility errors of a part of the page. */
export async function accessibilityErrors(page: Page, part = "html"): Promise<string[]> {
  await page.evaluate(engine);
  const violations = await page.evaluate(
    async ({ part, rules }) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      // Frames only hold stand-ins for other services.
      const context = { include: [part], exclude: ["iframe"] };
      const { violations } = await loaded.run(context, { resultTypes: ["violations"], runOnly: rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    { part, rules },
  );
  return violations;
}
