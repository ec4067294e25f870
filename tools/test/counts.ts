import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { readPlaywrightReport } from "./playwright-report.ts";
import type { Outcome } from "./run-stages.ts";

export type Counts = { passed: number; failed: number; flaky: string[] };

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** Vitest and Playwright count their tests in different words. A test that passed only when tried again is flaky. */
export function countTests(outcomes: Outcome[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, flaky: [] };
  for (const { stage, result } of outcomes) {
    if (!stage.report || !existsSync(stage.report)) {
      if (result === "passed") counts.passed++;
      else counts.failed++;
      continue;
    }
    const { passed, failed, flaky } = countsIn(stage.report);
    counts.passed += passed;
    counts.failed += failed;
    counts.flaky.push(...flaky);
  }
  return counts;
}

function countsIn(file: string): Counts {
  const vitest = vitestReport.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (vitest.success) return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests, flaky: [] };
  const { stats, specs } = readPlaywrightReport(file);
  const flaky = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === "flaky").map(({ projectName }) => `${projectName}: ${title}`),
  );
  return { passed: stats.expected, failed: stats.unexpected, flaky };
}
