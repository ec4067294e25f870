import { commands } from "./commands.mjs";
import { runStages } from "./test/run-stages.ts";

/** `npm run test:all` runs everything that `npm test` leaves out, even after a failure. */
const names = Object.keys(commands["test:all"] ?? {}).filter((name) => name !== "");
const outcomes = await runStages(
  names.map((name) => ({ name, command: `npm run --silent test:all -- ${name}`, alone: true })),
);
for (const { stage, seconds, result } of outcomes) console.log(`${stage.name}: ${result}, ${seconds} s`);
process.exitCode = outcomes.every(({ result }) => result === "passed") ? 0 : 1;
