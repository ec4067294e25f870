import type { Manifest } from "#model/manifest.ts";
import type { Hashable } from "./hash.ts";
import type { JobResult } from "./store.ts";

/** `inputs` is the cache key; `make` runs only when it is new. */
type JobFor<Section extends keyof Manifest> = {
  section: Section;
  /** The entry's key in its section of the manifest. */
  key: string;
  inputs: readonly Hashable[];
  make: () => Promise<JobResult<Manifest[Section][string]>>;
};

export type ArtJob = JobFor<"art">;
export type PictureJob = JobFor<"pictures">;
export type DocumentJob = JobFor<"documents">;
export type DownloadJob = JobFor<"downloads">;
export type CardJob = JobFor<"cards">;

/** Files at fixed addresses, such as the favicon, which the manifest does not list. */
export type FilesJob = {
  section: null;
  key: string;
  inputs: readonly Hashable[];
  make: () => Promise<JobResult<null>>;
};

export type Job = ArtJob | PictureJob | DocumentJob | DownloadJob | CardJob | FilesJob;
