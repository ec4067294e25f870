import { readFileSync, writeFileSync } from "node:fs";
import { plannedFigures } from "./plan.ts";

/** Writes the figures of the accessibility statement from the last run of the browser tests. */

type Spec = { ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Report = Suite & { stats: { startTime: string } };

const report = JSON.parse(readFileSync("test-results/browser.json", "utf8")) as Report;
const looksOf = ({ tests }: Spec) =>
  tests.flatMap(({ annotations }) => annotations.filter(({ type }) => type === "axe"));
const specs = specsIn(report).filter((spec) => looksOf(spec).length > 0);
const looks = specs.flatMap(looksOf);
const versions = [...new Set(looks.map(({ description }) => description))];
const planned = plannedFigures();

if (specs.some(({ ok }) => !ok) || looks.length !== planned.checks || versions.length !== 1) {
  const done = `${looks.length} of ${planned.checks} checks`;
  console.error(`The last run does not hold all accessibility checks without a fault (${done}). Run npm test first.`);
  process.exit(1);
}
const figures = { date: report.stats.startTime.slice(0, 10), axe: versions[0], ...planned };
writeFileSync("docs/accessibility-report.json", `${JSON.stringify(figures, null, 2)}\n`);
console.log(`docs/accessibility-report.json: ${looks.length} checks, no fault`);

function specsIn({ specs: own = [], suites = [] }: Suite): Spec[] {
  return [...own, ...suites.flatMap(specsIn)];
}
