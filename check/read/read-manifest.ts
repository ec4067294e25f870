import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, manifest } from "#model/manifest.ts";
import { derivedFolder } from "../folders.ts";

/** What the pipeline last derived from the content. */
export function readManifest(folder = derivedFolder()): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
}
