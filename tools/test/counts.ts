import { existsSync, readFileSync } from "node:fs";
import type { Outcome } from "./run-stages.ts";

export type Counts = { passed: number; failed: number; flaky: string[] };

type Spec = { title: string; tests: { status: string; projectName: string }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
  suites?: Suite[];
};

/** Vitest and Playwright count their tests in different words. A test that passed only when tried again is flaky. */
export function countTests(outcomes: Outcome[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, flaky: [] };
  for (const { stage, result } of outcomes) {
    if (!stage.report || !existsSync(stage.report)) {
      if (result === "passed") counts.passed++;
      else counts.failed++;
      continue;
    }
    const report = JSON.parse(readFileSync(stage.report, "utf8")) as Report;
    counts.passed += report.numPassedTests ?? report.stats?.expected ?? 0;
    counts.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
    if (report.stats) counts.flaky.push(...flakyIn(report));
  }
  return counts;
}

function flakyIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === "flaky").map(({ projectName }) => `${projectName}: ${title}`),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}
