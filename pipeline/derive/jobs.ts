import type { Manifest } from "#model/manifest.ts";
import type { Hashable } from "./hash.ts";
import type { JobResult } from "./store.ts";

/** `inputs` is the cache key; `make` runs only when it is new. */
export type Job = {
  /** The section of the manifest; null for files at fixed addresses, such as the favicon. */
  section: keyof Manifest | null;
  key: string;
  inputs: readonly Hashable[];
  make: () => Promise<JobResult>;
};
