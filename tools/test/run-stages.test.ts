import { expect, test } from "vitest";
import { runStages } from "./run-stages.ts";

const results = async (stages: Parameters<typeof runStages>[0]) =>
  Object.fromEntries((await runStages(stages)).map(({ stage, result }) => [stage.name, result]));

test("a stage that needs a failed one is not run, others are", async () => {
  expect(
    await results([
      { name: "broken", command: "exit 3" },
      { name: "after it", command: "true", needs: ["broken"] },
      { name: "last", command: "true", needs: ["after it"] },
      { name: "fine", command: "true" },
      { name: "alone", command: "true", needs: ["fine"], alone: true },
    ]),
  ).toEqual({ broken: "failed", "after it": "not run", last: "not run", fine: "passed", alone: "passed" });
});

test("a stage runs if what it needs was not selected", async () => {
  expect(await results([{ name: "checks", command: "true", needs: ["build"] }])).toEqual({ checks: "passed" });
});
