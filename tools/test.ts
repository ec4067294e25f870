import { rmSync } from "node:fs";
import { existing, readOptions, runCommand } from "./command.ts";
import { missingNginx } from "./other-servers.ts";
import { countTests } from "./test/counts.ts";
import { runStages } from "./test/run-stages.ts";
import { allStages } from "./test/stages.ts";

/** `npm test`, or some stages by name. */
await runCommand(async () => {
  const { values, positionals } = readOptions({
    quick: { type: "boolean", fr: "ce qui se passe du site construit", en: "what needs no build" },
    // CI machines may be busy, so browser tests are retried once.
    retries: {
      type: "string",
      as: "2",
      default: process.env["CI"] ? "1" : "0",
      fr: "répète un test de navigateur qui échoue",
      en: "repeats browser tests that fail",
    },
  });
  const known = allStages(values.retries);
  const names = known.map(({ name }) => name);
  const wanted = existing(positionals, names);
  rmSync("test-results", { recursive: true, force: true });
  const started = performance.now();
  const stages = known.filter(({ name, quick }) =>
    wanted.length > 0 ? wanted.includes(name) : quick || !values.quick,
  );
  const outcomes = await runStages(stages);
  const { passed, failed, flaky } = countTests(outcomes);

  const missing = missingNginx();
  if (missing) console.log(`\nNot tested: ${missing}.`);
  for (const title of failed) console.error(`\nFailed: ${title}`);
  for (const title of flaky) console.log(`\nFlaky, passed only on retry: ${title}`);
  for (const { stage, result } of outcomes.filter((outcome) => outcome.result !== "passed")) {
    console.error(`\nThe stage "${stage.name}" ${result === "failed" ? "failed; see above" : "was not run"}.`);
  }
  console.log(`\nFlaky: ${flaky.length}. Took ${Math.round((performance.now() - started) / 1000)} s.`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exitCode = outcomes.every(({ result }) => result === "passed") ? 0 : 1;
}, "en");
