import { availableParallelism } from "node:os";
import { join } from "node:path";
import { keysOf } from "#model/keys.ts";
import { type Manifest, manifest } from "#model/manifest.ts";
import type { Hashable } from "./hash.ts";
import { type JobResult, Store } from "./store.ts";

/** `inputs` is the cache key; `make` runs only when it is new. */
export type Job = {
  /** The section of the manifest; null for files at fixed addresses, such as the favicon. */
  section: keyof Manifest | null;
  key: string;
  inputs: readonly Hashable[];
  make: () => Promise<JobResult>;
};

/** Two per processor, and at most four, because Node has four threads for compression. */
const encodings = Math.min(2 * availableParallelism(), 4);

/** Makes what is not in the cache; publishes nothing if any job fails. */
export async function runJobs(
  jobs: readonly Job[],
  output: string,
  onProgress?: (done: number, all: number, key: string) => void,
  cache?: string,
): Promise<void> {
  const store = new Store(output, cache);
  const values = new Map<Job, unknown>();
  const failures: unknown[] = [];
  const work = async (waiting: Iterable<Job>) => {
    for (const job of waiting) {
      await store.produce(job.inputs, job.make).then(
        (value) => values.set(job, value),
        (error: unknown) => failures.push(error),
      );
      onProgress?.(values.size, jobs.length, job.key);
    }
  };
  const isPicture = ({ section }: Job) => section === "pictures";
  // Drawing holds the main thread, so pictures are encoded meanwhile on the others.
  const pictures = jobs.filter(isPicture).values();
  const others = jobs.filter((job) => !isPicture(job)).values();
  await Promise.all([...Array.from({ length: encodings }, () => work(pictures)), work(others), work(others)]);
  if (failures.length > 0) throw new AggregateError(failures, failures.map(describeFailure).join("\n"));
  await store.publish();
  await store.write(join(output, "manifest.json"), `${JSON.stringify(manifestOf(jobs, values), null, 1)}\n`);
}

function manifestOf(jobs: readonly Job[], values: ReadonlyMap<Job, unknown>): Manifest {
  const section = (name: keyof Manifest) =>
    Object.fromEntries(jobs.filter((job) => job.section === name).map((job) => [job.key, values.get(job)]));
  return manifest.parse(Object.fromEntries(keysOf(manifest.shape).map((name) => [name, section(name)])));
}

const editorErrors = new Set(["Error", "AggregateError"]);

/** Errors of these classes are for editors; any other is a bug and needs its stack. */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return editorErrors.has(failure.name) ? failure.message : (failure.stack ?? failure.message);
}
