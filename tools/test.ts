import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { countTests } from "./test/counts.ts";
import { prepareMachine } from "./test/needs.ts";
import { runStages } from "./test/run-stages.ts";
import { allStages } from "./test/stages.ts";

/** `npm test`, or some stages by name; `--quick` skips those that need a build, `--retries=2` retries browser tests. */
const { values, positionals } = parseArgs({
  // CI machines may be busy, so browser tests are retried once.
  options: {
    retries: { type: "string", default: process.env["CI"] ? "1" : "0" },
    quick: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const known = allStages(values.retries);
const unknown = positionals.filter((name) => !known.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(", ")}. Use one of: ${known.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}

rmSync("test-results", { recursive: true, force: true });
const started = performance.now();
const stages = known.filter(({ name, quick }) =>
  positionals.length > 0 ? positionals.includes(name) : quick || !values.quick,
);
const notTested = values.quick ? [] : prepareMachine();
const outcomes = await runStages(stages);
const { passed, failed, flaky } = countTests(outcomes);

for (const reason of notTested) console.log(`\nNot tested: ${reason}.`);
for (const title of flaky) console.log(`\nFlaky, passed only on retry: ${title}`);
for (const { stage, result } of outcomes.filter((outcome) => outcome.result !== "passed")) {
  console.error(`\nThe stage "${stage.name}" ${result === "failed" ? "failed; see above" : "was not run"}.`);
}
console.log(`\nFlaky: ${flaky.length}. Took ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = outcomes.every(({ result }) => result === "passed") ? 0 : 1;
