import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Outcome } from "./run-stages.ts";

export type Counts = { passed: number; failed: number; flaky: string[] };

const suite = z.object({
  specs: z
    .array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string(), projectName: z.string() })) }))
    .optional(),
  get suites() {
    return z.array(suite).optional();
  },
});
const reportFile = suite.extend({
  numPassedTests: z.number().optional(),
  numFailedTests: z.number().optional(),
  stats: z.object({ expected: z.number(), unexpected: z.number() }).optional(),
});

/** Vitest and Playwright count their tests in different words. A test that passed only when tried again is flaky. */
export function countTests(outcomes: Outcome[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, flaky: [] };
  for (const { stage, result } of outcomes) {
    if (!stage.report || !existsSync(stage.report)) {
      if (result === "passed") counts.passed++;
      else counts.failed++;
      continue;
    }
    const report = reportFile.parse(JSON.parse(readFileSync(stage.report, "utf8")));
    counts.passed += report.numPassedTests ?? report.stats?.expected ?? 0;
    counts.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
    if (report.stats) counts.flaky.push(...flakyIn(report));
  }
  return counts;
}

function flakyIn({ suites = [], specs = [] }: z.infer<typeof suite>): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === "flaky").map(({ projectName }) => `${projectName}: ${title}`),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}
