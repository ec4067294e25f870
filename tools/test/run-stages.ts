import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import type { Stage } from "./stages.ts";

export type Outcome = { stage: Stage; seconds: number; result: "passed" | "failed" | "not run" };

/** Runs stages in parallel where possible; a stage that needs a failed one is not run. */
export async function runStages(stages: Stage[]): Promise<Outcome[]> {
  const names = new Set(stages.map(({ name }) => name));
  const waiting = [...stages];
  const running = new Map<Stage, Promise<Outcome>>();
  const outcomes: Outcome[] = [];
  const outcomeOf = (name: string) => outcomes.find(({ stage }) => stage.name === name);

  /** Stages that were not selected count as done by an earlier run. */
  const openNeeds = ({ needs = [] }: Stage) =>
    needs.filter((need) => names.has(need) && outcomeOf(need)?.result !== "passed");
  const isReady = (stage: Stage) => openNeeds(stage).length === 0 && (!stage.alone || running.size === 0);
  const isHopeless = (stage: Stage) => openNeeds(stage).some((need) => outcomeOf(need));
  // One more than there are processors, as a stage may wait for a timer or the disk.
  const hasRoom = () => running.size <= availableParallelism() && ![...running.keys()].some(({ alone }) => alone);
  const take = (wanted: (stage: Stage) => boolean) => {
    const index = waiting.findIndex(wanted);
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  };

  while (waiting.length + running.size > 0) {
    for (let stage = take(isHopeless); stage; stage = take(isHopeless)) {
      outcomes.push({ stage, seconds: 0, result: "not run" });
    }
    for (let stage = hasRoom() && take(isReady); stage; stage = hasRoom() && take(isReady)) {
      running.set(stage, run(stage));
    }
    if (running.size === 0) continue;
    const outcome = await Promise.race(running.values());
    running.delete(outcome.stage);
    outcomes.push(outcome);
  }
  return outcomes;
}

async function run(stage: Stage): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(stage.command, {
    shell: true,
    stdio: stage.alone ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...stage.env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (said += text.toString()));
  const [status]: unknown[] = await once(child, "close");
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  console.log(`\n— ${stage.name}: ${status === 0 ? "done" : "failed"} in ${seconds} s`);
  if (status !== 0 || process.env["VERBOSE"]) console.log(said.trim());
  return { stage, seconds, result: status === 0 ? "passed" : "failed" };
}
