import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** The last line of `npm test`. Each step has named above what failed in it; `failed` says that one of them did. */
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});
const browserReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
});

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

const vitest = vitestReport.optional().parse(read("test-results/vitest.json"));
const browser = browserReport.optional().parse(read("test-results/browser.json"))?.stats;
// A file that could not be read has no tests.
const unread = vitest?.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
const passed = (vitest?.numPassedTests ?? 0) + (browser ? browser.expected + browser.flaky : 0);
let failed = (vitest?.numFailedTests ?? 0) + (unread?.length ?? 0) + (browser?.unexpected ?? 0);
if (failed === 0 && process.argv.includes("failed")) {
  console.log("\nFailed: a step that runs no tests, or ended before them; see above.");
  failed = 1;
}
if (!browser) console.log("The browser tests were not run.");
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
