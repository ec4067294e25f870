import { AxeBuilder } from "@axe-core/playwright";
import { test, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Faults in words; each look is noted, so that the published figures can be taken from the run. */
export async function accessibilityFaults(page: Page, part = "html"): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .include(part);
  // What other services show in their frames is theirs; here it is only a stand-in.
  const { violations, testEngine } = await axe.exclude("iframe").setLegacyMode().analyze();
  test.info().annotations.push({ type: "axe", description: testEngine.version });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
