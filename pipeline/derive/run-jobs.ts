import { availableParallelism } from "node:os";
import { join } from "node:path";
import { keysOf } from "#model/keys.ts";
import { type Manifest, manifest } from "#model/manifest.ts";
import { inParallel } from "./in-parallel.ts";
import type { Job } from "./jobs.ts";
import { Store } from "./store.ts";

/** Two per processor, and at most four, because Node has four threads for compression. */
const encodings = Math.min(2 * availableParallelism(), 4);

/** Makes what is not in the cache; publishes nothing if any job fails. */
export async function runJobs(
  jobs: readonly Job[],
  output: string,
  onProgress?: (done: number, all: number, key: string) => void,
  cache?: string,
): Promise<{ made: number; reused: number }> {
  const store = new Store(output, cache);
  const values = new Map<Job, unknown>();
  // Drawing holds the main thread, so pictures are encoded meanwhile on the others.
  const queues = [
    { items: jobs.filter(({ section }) => section === "pictures"), limit: encodings },
    { items: jobs.filter(({ section }) => section !== "pictures"), limit: 2 },
  ];
  await inParallel(queues, async (job) => {
    values.set(job, await store.produce(job.inputs, job.make));
    onProgress?.(values.size, jobs.length, job.key);
  });
  await store.publish();
  await store.write(join(output, "manifest.json"), `${JSON.stringify(manifestOf(jobs, values), null, 1)}\n`);
  return { made: store.made, reused: store.reused };
}

function manifestOf(jobs: readonly Job[], values: ReadonlyMap<Job, unknown>): Manifest {
  const section = (name: keyof Manifest) =>
    Object.fromEntries(jobs.filter((job) => job.section === name).map((job) => [job.key, values.get(job)]));
  return manifest.parse(Object.fromEntries(keysOf(manifest.shape).map((name) => [name, section(name)])));
}
