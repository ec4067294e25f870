import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildFolder } from "#check/folders.ts";
import { hosts } from "./all-hosts.ts";
import type { BuiltSite } from "./host.ts";

export const deployFolder = () => join(buildFolder(), "deploy");

/** The policy in each host's own words: build/deploy/<host>/. */
export async function writeDeploySettings(site: BuiltSite): Promise<void> {
  await rm(deployFolder(), { recursive: true, force: true });
  for (const [name, host] of Object.entries(hosts)) {
    for (const [file, text] of Object.entries(host.settings(site))) {
      const path = join(deployFolder(), name, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }
}
