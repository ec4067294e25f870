import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Exception } from "./second-engine-exceptions.ts";

type Finding = { ruleId: string; value: [policy: string, confidence: string]; message: string; snippet: string };
type Engine = { Checker: new () => { check(node: Document, rules: string[]): Promise<{ results: Finding[] }> } };

const engine = readFileSync("node_modules/accessibility-checker-engine/ace.js", "utf8");

/** Errors and possible errors, without manual checks. */
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

/** Findings without an exception; collects the exceptions that were used. */
export async function openFindings(page: Page, own: readonly Exception[], used: Set<Exception>): Promise<string[]> {
  const open = (await findings(page)).filter(({ ruleId, snippet }) => {
    const exception = own.find(([rule, elements]) => rule === ruleId && elements.test(snippet));
    if (exception) used.add(exception);
    return !exception;
  });
  return open.map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n  ${snippet.slice(0, 160)}`);
}
