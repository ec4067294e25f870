import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Copies the project's files, to be changed and built apart from it. */
export function copyProject(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  for (const file of execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n")) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  // Without a repository of its own, linters ignore the folder.
  execFileSync("git", ["init", "--quiet", folder]);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}
