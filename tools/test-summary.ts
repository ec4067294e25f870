import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod";
import { readPlaywrightReport } from "./playwright-report.ts";

/** The end of `npm test`: what failed and how many tests passed; `failed` says that one of its steps did. */
const stopped = process.argv.includes("failed");
const files = { vitest: "test-results/vitest.json", browser: "test-results/browser.json" };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** A file that fails to load has no tests, and counts as one failure. */
function vitestTests() {
  return vitestReport.parse(JSON.parse(readFileSync(files.vitest, "utf8"))).testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ fullName, status }) => ({ name: fullName, status }));
    if (tests.length === 0) tests.push({ name: "", status: file.status });
    return tests.map(({ name, status }) => ({ name: `${relative(".", file.name)} ${name}`, status }));
  });
}

function browserTests() {
  const statuses = { expected: "passed", flaky: "passed", unexpected: "failed", skipped: "skipped" };
  return readPlaywrightReport(files.browser).flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status }) => {
      const name = `${file}:${line} (${projectName}) ${title}`;
      if (status === "flaky") console.log(`Flaky, passed only when retried: ${name}`);
      return { name, status: statuses[status] };
    }),
  );
}

const tests = [
  ...(existsSync(files.vitest) ? vitestTests() : []),
  ...(existsSync(files.browser) ? browserTests() : []),
];
const passed = tests.filter(({ status }) => status === "passed");
const failed = tests.filter(({ status }) => status === "failed").map(({ name }) => name);
if (stopped && failed.length === 0) failed.push("a step that runs no tests, or ended before them; see above");
console.log();
for (const name of failed) console.log(`Failed: ${name}`);
if (!existsSync(files.browser)) console.log("The browser tests were not run.");
console.log(`\n${passed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
