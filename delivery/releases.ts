import { lstat, mkdir, readdir, readlink, realpath, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { StartError } from "./built-site.ts";

/**
 * A build is written to `build/next`, renamed to `build/releases/<time>` when complete, and linked by `build/current`,
 * which is replaced atomically. `build/client` and `build/deploy` link to folders inside `build/current`.
 */
export const nextRelease = (build: string) => join(build, "next");

const parts = ["client", "deploy"];
/** The current release, and older ones that may still be read from. */
const kept = 3;

export async function showRelease(build: string, prepared = nextRelease(build)): Promise<void> {
  const name = join("releases", new Date().toISOString().replaceAll(/[:.]/g, "-"));
  await mkdir(join(build, "releases"), { recursive: true });
  await rename(prepared, join(build, name));
  await pointTo(join(build, "current"), name);
  for (const part of parts) await pointTo(join(build, part), join("current", part));
  const outdated = (await releaseNames(build)).slice(kept);
  await Promise.all(outdated.map((old) => rm(join(build, "releases", old), { recursive: true, force: true })));
}

/** The current release, then earlier ones: they have the scripts of pages that were opened before. */
export async function findReleases(build: string): Promise<string[]> {
  const current = await currentRelease(build);
  const earlier = (await releaseNames(build)).filter((name) => name < basename(current));
  return [current, ...earlier.map((name) => join(dirname(current), name))];
}

/** A folder without releases is itself the release. */
export async function currentRelease(build: string): Promise<string> {
  const folder = await realpath(join(build, "current")).catch(() => resolve(build));
  const client = await lstat(join(folder, "client")).catch(() => undefined);
  if (!client?.isDirectory()) throw new StartError(`There is no built site in ${build}. Run "npm run build" first.`);
  return folder;
}

/** Newest first. */
async function releaseNames(build: string): Promise<string[]> {
  const names = await readdir(join(build, "releases")).catch((): string[] => []);
  return names.sort().toReversed();
}

async function pointTo(path: string, target: string): Promise<void> {
  if ((await readlink(path).catch(() => undefined)) === target) return;
  const link = `${path}.new`;
  await rm(link, { force: true, recursive: true });
  await symlink(target, link, "junction");
  await rename(link, path).catch(async () => {
    // A folder from an earlier build is in the way, or the system cannot replace a link.
    await rm(path, { recursive: true, force: true });
    await rename(link, path);
  });
}
