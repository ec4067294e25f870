import { hash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { currentRelease, findReleases } from "../releases.ts";
import { readRelease, type Release } from "./release.ts";

export interface OpenBuild {
  folder: string;
  release: Release;
}

export async function openBuild(folder: string): Promise<OpenBuild> {
  const { current, previous } = await findReleases(folder);
  const earlier = previous === undefined ? undefined : await readRelease(previous).catch(() => undefined);
  return { folder, release: await readRelease(current, earlier) };
}

type Following = { every?: number; signal?: AbortSignal; log?: (line: string) => void };

/** Polls for a new build and switches to it once it is read completely; file watchers do not work on mounts. */
export async function follow(build: OpenBuild, { every = 1_000, signal, log = console.log }: Following = {}) {
  let refused: string | undefined;
  let said: string | undefined;
  for (;;) {
    await setTimeout(every, undefined, { signal }).catch(() => {});
    if (signal?.aborted) return;
    const found = await currentRelease(build.folder).catch(() => undefined);
    if (found === undefined || found === build.release.folder) continue;
    const state = await stateOf(found);
    if (state === refused) continue;
    try {
      build.release = await readRelease(found, build.release);
      log(`A new build is shown since ${new Date().toISOString()}: ${build.release.pages.size} pages.`);
    } catch (error) {
      // A newer build replaced this one while it was read; the next poll finds it.
      if ((await currentRelease(build.folder).catch(() => undefined)) !== found) continue;
      refused = state;
      if (found !== said) log(`The new build cannot be read, so the old one stays: ${String(error)}`);
      said = found;
    }
  }
}

/** Changes with every file, so that a build that was only partly written is tried again later. */
async function stateOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const states = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = (await stat(path).catch(() => undefined)) ?? {};
    return `${path} ${size} ${mtimeMs}`;
  });
  return hash("sha256", (await Promise.all(states)).join("\n"));
}
