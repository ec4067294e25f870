import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countTests } from "./counts.ts";

function countIn(report: object) {
  const folder = mkdtempSync(join(tmpdir(), "counts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return countTests([{ stage: { name: "tests", command: "", report: file }, seconds: 1, result: "passed" }]);
}

test("a parameterised Vitest test counts once and fails with any case; skipped tests do not count", () => {
  const run = (line: number, status: string) => ({ status, location: { line, column: 1 } });
  const results = [run(1, "passed"), run(1, "passed"), run(2, "passed"), run(2, "failed"), run(3, "skipped")];
  const unreadable = { name: "b.test.ts", status: "failed", assertionResults: [] };
  const testResults = [{ name: "a.test.ts", status: "failed", assertionResults: results }, unreadable];
  expect(countIn({ testResults })).toEqual({ passed: 1, failed: 2, flaky: [] });
});

test("a Playwright test at two sizes counts once; flaky tests are listed", () => {
  const spec = (line: number, ...statuses: string[]) => ({
    title: "opens",
    file: "a.test.ts",
    line,
    column: 1,
    ok: true,
    tests: statuses.map((status) => ({ status, projectName: "phone", annotations: [] })),
  });
  const stats = { startTime: "" };
  const specs = [spec(1, "expected", "expected"), spec(2, "flaky"), spec(3, "unexpected", "expected")];
  expect(countIn({ stats, suites: [{ specs }] })).toEqual({ passed: 2, failed: 1, flaky: ["phone: opens"] });
});
