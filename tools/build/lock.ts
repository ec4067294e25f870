import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

type Options = { every?: number; log?: (line: string) => void };

/** Waits until no other build works in the folder; returns a function that releases the lock. */
export async function lockFolder(folder: string, { every = 500, log = console.log }: Options = {}) {
  const file = join(folder, "build.lock");
  mkdirSync(folder, { recursive: true });
  for (let hasLogged = false; !take(file); hasLogged = true) {
    const owner = ownerOf(file);
    if (owner !== undefined && !isRunning(owner)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!hasLogged) {
      const remedy = `Waiting for it to end; if there is none, delete ${file}.`;
      log(`Another build (process ${owner ?? "unknown"}) is running in ${folder}. ${remedy}`);
    }
    await setTimeout(every);
  }
  return () => rmSync(file, { force: true });
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Undefined while the file is being written or has just been removed. */
function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
