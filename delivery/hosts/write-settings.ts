import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";
import type { BuiltSite } from "../built-site.ts";
import { hosts } from "./all-hosts.ts";
import type { Host } from "./host.ts";

/** Writes the settings of every host to build/deploy/<host>/. */
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

async function bundleWorker(entry: string, folder: string, { pages, redirects = {} }: BuiltSite): Promise<void> {
  await build({
    root: join(import.meta.dirname, "../.."),
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { SITE: JSON.stringify({ pages, redirects }) },
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      lib: { entry, formats: ["es"], fileName: () => "_worker.js" },
    },
  });
}
