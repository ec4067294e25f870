import { findChromium } from "./chromium.ts";
import { existing, readOptions, runCommand } from "./command.ts";
import { builds, type Validator, validators } from "./validators/validators.ts";
import { missingProgram } from "./validators/programs.ts";
import { countTests } from "./test/counts.ts";
import { runStages } from "./test/run-stages.ts";

/** `npm run validate`, or some validators by name. */
await runCommand(async () => {
  const { values, positionals } = readOptions({
    built: { type: "boolean", fr: "sans construire le site", en: "without building the site" },
    update: { type: "boolean", fr: "réécrit les instantanés", en: "rewrites the snapshots" },
  });
  const names = validators.map(({ name }) => name);
  const wanted = positionals.length > 0 ? existing(positionals, names) : names;

  process.env["CHROMIUM_PATH"] = findChromium();
  const asked = validators
    .filter(({ name, hasSnapshots }) => wanted.includes(name) && (hasSnapshots || !values.update))
    .map((validator) =>
      values.update ? { ...validator, command: `${validator.command} --update-snapshots=all` } : validator,
    );
  const unable = new Map<Validator, string>();
  for (const validator of asked) {
    const reason = validator.program && missingProgram(validator.program);
    if (reason) unable.set(validator, reason);
  }
  const able = asked.filter((validator) => !unable.has(validator));
  const outcomes = await runStages([...(values.built ? [] : builds), ...able]);
  const { passed, failed } = countTests(outcomes);

  for (const title of failed) console.error(`\nFailed: ${title}`);
  console.log("\nBy validator:");
  for (const { stage, seconds, result } of outcomes) console.log(`  ${stage.name}: ${result}, ${seconds} s`);
  for (const [{ name }, reason] of unable) console.log(`  ${name}: NOT RUN, ${reason}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  // In a workflow every validator must run.
  const complete = unable.size === 0 || !process.env["GITHUB_ACTIONS"];
  process.exitCode = complete && outcomes.every(({ result }) => result === "passed") ? 0 : 1;
}, "en");
