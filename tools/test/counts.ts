import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod";
import { readPlaywrightReport } from "./playwright-report.ts";
import type { Outcome } from "./run-stages.ts";

type Run = { place: string; title?: string; result: "passed" | "failed" | "skipped" };

const place = z.object({ line: z.number(), column: z.number() });
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string().transform((name) => relative(".", name)),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), location: place.nullish() })),
    }),
  ),
});

/** Counts each test of the source once, however often it runs; it fails if any run fails. */
export function countTests(outcomes: Outcome[]) {
  const reports = outcomes.map(({ stage, result }) =>
    stage.report && existsSync(stage.report)
      ? readReport(stage.report)
      : { runs: [{ place: stage.name, result: result === "passed" ? "passed" : "failed" } as const], flaky: [] },
  );
  const runs = reports.flatMap((report): Run[] => report.runs);
  const failed = new Map(runs.filter(({ result }) => result === "failed").map((run) => [run.place, run]));
  const passed = new Set(runs.filter(({ result }) => result === "passed").map(({ place }) => place));
  return {
    failed: [...failed.values()].map(({ place, title = "" }) => `${place} ${title}`),
    passed: passed.difference(failed).size,
    flaky: reports.flatMap(({ flaky }) => flaky),
  };
}

function readReport(file: string): { runs: Run[]; flaky: string[] } {
  const vitest = vitestReport.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (vitest.success) return { runs: vitest.data.testResults.flatMap(runsIn), flaky: [] };
  const { specs } = readPlaywrightReport(file);
  const tests = specs.flatMap(({ tests, ...spec }) => tests.map((test) => ({ ...spec, ...test })));
  return {
    runs: tests.map(({ file, line, column, title, status }) => ({
      title,
      place: `${file}:${line}:${column}`,
      result: status === "skipped" ? "skipped" : status === "unexpected" ? "failed" : "passed",
    })),
    flaky: tests.filter(({ status }) => status === "flaky").map(({ projectName, title }) => `${projectName}: ${title}`),
  };
}

/** A file that fails to load has no tests and counts as one failure. */
function runsIn({ name, status, assertionResults }: z.infer<typeof vitestReport>["testResults"][number]): Run[] {
  if (assertionResults.length === 0 && status === "failed") return [{ place: name, result: "failed" }];
  return assertionResults.map(({ fullName, status, location }) => ({
    title: fullName,
    place: `${name}:${location?.line}:${location?.column}`,
    result: status === "passed" || status === "failed" ? status : "skipped",
  }));
}
