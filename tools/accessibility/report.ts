import { writeFileSync } from "node:fs";
import { readPlaywrightReport, type Spec } from "../test/playwright-report.ts";
import { plannedFigures } from "./plan.ts";

/** Writes the figures of the accessibility statement from the last run of the browser tests. */

const { stats, specs: all } = readPlaywrightReport("test-results/browser.json");
const looksOf = ({ tests }: Spec) =>
  tests.flatMap(({ annotations }) => annotations.filter(({ type }) => type === "axe"));
// Other tests run axe too; the statement counts only those in its plan.
const planFiles = /(?:^|\/)(?:any-content\/.*|accessibility\.test\.ts)$/;
const specs = all.filter((spec) => planFiles.test(spec.file) && looksOf(spec).length > 0);
const looks = specs.flatMap(looksOf);
const versions = [...new Set(looks.map(({ description }) => description))];
const planned = plannedFigures();

if (specs.some(({ ok }) => !ok) || looks.length !== planned.checks || versions.length !== 1) {
  const done = `${looks.length} of ${planned.checks} checks`;
  console.error(`The last test run lacks accessibility checks or has failures (${done}). Run npm test first.`);
  process.exit(1);
}
const figures = { date: stats.startTime.slice(0, 10), axe: versions[0], ...planned };
writeFileSync("docs/accessibility-report.json", `${JSON.stringify(figures, null, 2)}\n`);
console.log(`docs/accessibility-report.json: ${looks.length} checks, no error`);
