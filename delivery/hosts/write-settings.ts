import type { BuiltSite } from "../built-site.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hosts } from "./all-hosts.ts";
import { bundleWorker } from "./bundle-worker.ts";
import type { Host } from "./host.ts";

/** The policy in each host's own words: build/deploy/<host>/. */
export async function writeDeploySettings(folder: string, site: BuiltSite): Promise<void> {
  for (const [name, host] of Object.entries(hosts)) await writeHostSettings(join(folder, name), host, site);
}

export async function writeHostSettings(folder: string, host: Host, site: BuiltSite): Promise<void> {
  for (const [file, text] of Object.entries(host.settings(site))) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  if (host.worker) await bundleWorker(host.worker, folder, site);
}
