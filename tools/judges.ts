import { parseArgs } from "node:util";
import { findChromium } from "./chromium.ts";
import { builds, type Judge, judges } from "./judges/judges.ts";
import { missingProgram } from "./judges/programs.ts";
import { countTests } from "./test/counts.ts";
import { runStages } from "./test/run-stages.ts";

/**
 * `npm run test:judges`, or some of them by name. `--built` takes the sites as they were built; `--renew` keeps what is
 * seen and heard today as what is right.
 */
const { values, positionals } = parseArgs({
  options: { built: { type: "boolean", default: false }, renew: { type: "boolean", default: false } },
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
const asked = judges
  .filter(({ name, keeps }) => (positionals.length === 0 || positionals.includes(name)) && (keeps || !values.renew))
  .map((judge) => (values.renew ? { ...judge, command: `${judge.command} --update-snapshots=all` } : judge));
const unable = new Map<Judge, string>();
for (const judge of asked) {
  const reason = (judge.program && missingProgram(judge.program)) ?? judge.unable?.();
  if (reason) unable.set(judge, reason);
}
const able = asked.filter((judge) => !unable.has(judge));
const outcomes = await runStages([...(values.built ? [] : builds), ...able]);
const { passed, failed } = countTests(outcomes);

console.log("\nJudge by judge:");
for (const { stage, seconds, result } of outcomes) {
  const remark = able.find(({ name }) => name === stage.name)?.remark?.();
  console.log(`  ${stage.name}: ${result}, ${seconds} s${remark ? ` (${remark})` : ""}`);
}
for (const [{ name }, reason] of unable) console.log(`  ${name}: NOT RUN, ${reason}`);
console.log(`\n${passed} passed, ${failed} failed`);
// Where a workflow runs the judges, one that cannot be run is a fault.
const complete = unable.size === 0 || !process.env["GITHUB_ACTIONS"];
process.exitCode = complete && outcomes.every(({ result }) => result === "passed") ? 0 : 1;
