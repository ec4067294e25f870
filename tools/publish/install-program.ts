import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Upload } from "#delivery/hosts/host.ts";

/** Installs a host's program without install scripts, as locked by the package-lock.json in its folder here. */
export function installProgram(name: Upload["program"]): { folder: string; result: SpawnSyncReturns<string> } {
  const folder = resolve("node_modules/.cache/upload", name);
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) {
    copyFileSync(join(import.meta.dirname, name, file), join(folder, file));
  }
  const { PUBLISH_TOKEN: _, ...env } = process.env;
  const result = spawnSync("npm", ["ci", "--ignore-scripts", "--loglevel=error"], {
    cwd: folder,
    env,
    encoding: "utf8",
    timeout: 300_000,
    shell: process.platform === "win32",
  });
  return { folder, result };
}
