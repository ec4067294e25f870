import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./chromium.ts";

type Stage = { name: string; command: string; report?: string };

const unitReport = "test-results/unit.json";
const siteReport = "test-results/site.json";
const editorReport = "test-results/editor.json";
const browserReport = "test-results/browser.json";
const vitest = (project: string, report: string) =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report}`;

const stages: Stage[] = [
  { name: "lint", command: "npm run --silent lint" },
  { name: "format", command: "oxfmt --check . && node tools/content-format.ts --check" },
  { name: "types", command: "react-router typegen && tsc" },
  { name: "unused code", command: "knip" },
  { name: "content schemas", command: "node tools/content-schemas.ts --check" },
  { name: "unit tests", command: vitest("unit", unitReport), report: unitReport },
  { name: "build", command: "npm run --silent build" },
  { name: "checks on the built pages", command: vitest("site", siteReport), report: siteReport },
  // A busy machine can make a browser late; a fault fails every time.
  { name: "browser tests", command: "playwright test --retries=2", report: browserReport },
  {
    name: "editor tests",
    command: "playwright test --config tests/editor/playwright.config.ts --retries=1",
    report: editorReport,
  },
];

const only = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
const failures: string[] = [];

rmSync("test-results", { recursive: true, force: true });
process.env["CHROMIUM_PATH"] = findChromium();
for (const stage of stages) {
  if (only.length > 0 && !only.includes(stage.name)) continue;
  if (!run(stage)) {
    failures.push(stage.name);
    break;
  }
}
for (const name of failures) console.error(`\nThe stage "${name}" failed; its reasons are above.`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

function run({ name, command, report }: Stage): boolean {
  const started = performance.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  console.log(
    `— ${name}: ${status === 0 ? "done" : "failed"} in ${Math.round((performance.now() - started) / 100) / 10} s`,
  );
  if (report) count(report);
  else counts[status === 0 ? "passed" : "failed"]++;
  return status === 0;
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
};

/** Vitest and Playwright count their tests in different words. */
function count(file: string): void {
  if (!existsSync(file)) {
    counts.failed++;
    return;
  }
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, "utf8")) as Report;
  counts.passed += numPassedTests ?? (stats ? stats.expected + stats.flaky : 0);
  counts.failed += numFailedTests ?? stats?.unexpected ?? 0;
}
