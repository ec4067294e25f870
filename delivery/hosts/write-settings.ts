import type { BuiltSite } from "../built-site.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hosts } from "./all-hosts.ts";

/** The policy in each host's own words: build/deploy/<host>/. */
export async function writeDeploySettings(folder: string, site: BuiltSite): Promise<void> {
  for (const [name, host] of Object.entries(hosts)) {
    for (const [file, text] of Object.entries(host.settings(site))) {
      const path = join(folder, name, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }
}
