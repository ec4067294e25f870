import { readFileSync, writeFileSync } from "node:fs";
import { plannedFigures } from "./plan.ts";

/** Writes the figures of the accessibility statement from the last run of the browser tests. */

type Spec = { title: string; ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] };
type Suite = { file: string; specs: Spec[]; suites?: Suite[] };
type Report = { stats: { startTime: string }; suites: Suite[] };

const { stats, suites } = JSON.parse(readFileSync("test-results/browser.json", "utf8")) as Report;
const specs = suites
  .filter(({ file }) => file.endsWith("accessibility.test.ts"))
  .flatMap((suite) => suite.specs)
  .filter(({ title }) => title.includes("has no accessibility fault"));
const looks = specs
  .flatMap(({ tests }) => tests)
  .flatMap(({ annotations }) => annotations.filter(({ type }) => type === "axe"));
const versions = [...new Set(looks.map(({ description }) => description))];
const planned = plannedFigures();

if (specs.some(({ ok }) => !ok) || looks.length !== planned.checks || versions.length !== 1) {
  const done = `${looks.length} of ${planned.checks} checks`;
  console.error(`The last run does not hold all accessibility checks without a fault (${done}). Run npm test first.`);
  process.exit(1);
}
const report = { date: stats.startTime.slice(0, 10), axe: versions[0], ...planned };
writeFileSync("docs/accessibility-report.json", `${JSON.stringify(report, null, 2)}\n`);
console.log(`docs/accessibility-report.json: ${looks.length} checks, no fault`);
