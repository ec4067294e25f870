import { parseArgs } from "node:util";
import { findChromium } from "./chromium.ts";
import { builds, judges } from "./judges/judges.ts";
import { missingProgram } from "./judges/programs.ts";
import { countTests } from "./test/counts.ts";
import { runStages } from "./test/run-stages.ts";

/** `npm run test:judges`, or some of them by name; `--built` takes the sites as they were built. */
const { values, positionals } = parseArgs({
  options: { built: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !judges.some((judge) => judge.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no judge called ${unknown.join(", ")}. There are: ${judges.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}

process.env["CHROMIUM_PATH"] = findChromium();
const asked = judges.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const missing = new Map(
  asked.flatMap(({ name, program }) => {
    const reason = program && missingProgram(program);
    return reason ? [[name, reason] as const] : [];
  }),
);
const outcomes = await runStages([...(values.built ? [] : builds), ...asked.filter(({ name }) => !missing.has(name))]);
const { passed, failed } = countTests(outcomes);

console.log("\nJudge by judge:");
for (const { stage, seconds, result } of outcomes) console.log(`  ${stage.name}: ${result}, ${seconds} s`);
for (const [name, reason] of missing) console.log(`  ${name}: NOT RUN, ${reason}`);
console.log(`\n${passed} passed, ${failed} failed`);
// Where a workflow runs the judges, one that is missing is a fault.
const complete = missing.size === 0 || !process.env["GITHUB_ACTIONS"];
process.exitCode = complete && outcomes.every(({ result }) => result === "passed") ? 0 : 1;
