import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { readPlaywrightReport } from "./playwright-report.ts";
import type { Outcome } from "./run-stages.ts";

export type Counts = { passed: number; failed: number; flaky: string[] };

type Run = { place: string; result: "passed" | "failed" | "skipped" };

const place = z.object({ line: z.number(), column: z.number() });
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), location: place.nullish() })),
    }),
  ),
});

/** Counts each test of the source once, however often it runs; it fails if any run fails. */
export function countTests(outcomes: Outcome[]): Counts {
  const reports = outcomes.map(({ stage, result }) =>
    stage.report && existsSync(stage.report)
      ? readReport(stage.report)
      : { runs: [{ place: stage.name, result: result === "passed" ? "passed" : "failed" } as const], flaky: [] },
  );
  const runs = reports.flatMap((report): Run[] => report.runs);
  const written = [...Map.groupBy(runs, ({ place }) => place).values()].map((each) => new Set(each.map(resultOf)));
  return {
    failed: written.filter((results) => results.has("failed")).length,
    passed: written.filter((results) => results.has("passed") && !results.has("failed")).length,
    flaky: reports.flatMap(({ flaky }) => flaky),
  };
}

const resultOf = ({ result }: Run) => result;

function readReport(file: string): { runs: Run[]; flaky: string[] } {
  const vitest = vitestReport.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (vitest.success) return { runs: vitest.data.testResults.flatMap(runsIn), flaky: [] };
  const { specs } = readPlaywrightReport(file);
  const tests = specs.flatMap(({ tests, ...spec }) => tests.map((test) => ({ ...spec, ...test })));
  return {
    runs: tests.map(({ file, line, column, status }) => ({
      place: `${file}:${line}:${column}`,
      result: status === "skipped" ? "skipped" : status === "unexpected" ? "failed" : "passed",
    })),
    flaky: tests.filter(({ status }) => status === "flaky").map(({ projectName, title }) => `${projectName}: ${title}`),
  };
}

/** A file that fails to load has no tests and counts as one failure. */
function runsIn({ name, status, assertionResults }: z.infer<typeof vitestReport>["testResults"][number]): Run[] {
  if (assertionResults.length === 0 && status === "failed") return [{ place: name, result: "failed" }];
  return assertionResults.map(({ status, location }) => ({
    place: `${name}:${location?.line}:${location?.column}`,
    result: status === "passed" || status === "failed" ? status : "skipped",
  }));
}
