import type { Manifest } from "#model/manifest.ts";
import type { Hashable } from "./hash.ts";
import type { Made } from "./store.ts";

/** One thing to derive: `inputs` decide whether it was made before, `make` makes it. */
type JobFor<Section extends keyof Manifest> = {
  section: Section;
  /** Key of the entry in its section of the manifest. */
  key: string;
  inputs: readonly Hashable[];
  make: () => Promise<Made<Manifest[Section][string]>>;
};

export type ArtJob = JobFor<"art">;
export type PictureJob = JobFor<"pictures">;
export type DocumentJob = JobFor<"documents">;
export type DownloadJob = JobFor<"downloads">;
export type CardJob = JobFor<"cards">;

/** Files at fixed addresses that no page looks up, such as the favicon. */
export type FilesJob = { section: null; key: string; inputs: readonly Hashable[]; make: () => Promise<Made<null>> };

export type Job = ArtJob | PictureJob | DocumentJob | DownloadJob | CardJob | FilesJob;
