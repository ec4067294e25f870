import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Installs a large program that few commands need, without install scripts and as locked in its folder here. */
export function installProgram(name: "lighthouse"): { folder: string; problem?: string } {
  const folder = resolve("node_modules/.cache/programs", name);
  const lockIn = (place: string) => readFileSync(join(place, "package-lock.json"), "utf8");
  const locked = join(import.meta.dirname, name);
  // npm writes this file when all packages are there.
  const isWhole = existsSync(join(folder, "node_modules/.package-lock.json"));
  if (isWhole && lockIn(folder) === lockIn(locked)) return { folder };
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) {
    copyFileSync(join(locked, file), join(folder, file));
  }
  const { status, stderr } = spawnSync("npm", ["ci", "--ignore-scripts", "--loglevel=error"], {
    cwd: folder,
    encoding: "utf8",
    timeout: 300_000,
    shell: process.platform === "win32",
  });
  return status === 0 ? { folder } : { folder, problem: stderr || "npm ci failed" };
}
