import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { plannedFigures } from "./plan.ts";

/** Writes the figures of the accessibility statement from the last run of the browser tests. */

const annotation = z.object({ type: z.string(), description: z.string().optional() });
const spec = z.object({
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ annotations: z.array(annotation) })),
});
const suite = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional();
  },
});
type Spec = z.infer<typeof spec>;

const report = suite
  .extend({ stats: z.object({ startTime: z.string() }) })
  .parse(JSON.parse(readFileSync("test-results/browser.json", "utf8")));
const looksOf = ({ tests }: Spec) =>
  tests.flatMap(({ annotations }) => annotations.filter(({ type }) => type === "axe"));
// Other tests look too; the statement counts those that follow its plan.
const planFiles = /(?:^|\/)(?:any-content\/.*|accessibility\.test\.ts)$/;
const specs = specsIn(report).filter((spec) => planFiles.test(spec.file) && looksOf(spec).length > 0);
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

function specsIn({ specs: own = [], suites = [] }: z.infer<typeof suite>): Spec[] {
  return [...own, ...suites.flatMap(specsIn)];
}
