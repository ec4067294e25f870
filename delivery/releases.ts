import { copyFile, lstat, mkdir, readdir, readlink, realpath, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { StartError } from "./built-site.ts";

/**
 * A build is made in `build/next`, becomes `build/releases/<time>` when it is whole, and is shown by `build/current`
 * from then on: one link that is replaced in one step, also where `build` is a mount. `build/client` and the others lead
 * through it.
 */
export const nextRelease = (build: string) => join(build, "next");

const parts = ["client", "deploy", "site.json"];
/** The one that is shown, and those that visitors who are slower than a build still read from. */
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

/** The folder with the pages to show and, for the scripts of pages opened earlier, the one before it. */
export async function findReleases(build: string): Promise<{ current: string; previous?: string }> {
  const current = await currentRelease(build);
  const previous = (await releaseNames(build)).find((name) => name < basename(current));
  return previous === undefined ? { current } : { current, previous: join(dirname(current), previous) };
}

/** A folder without releases is itself the only one. */
export async function currentRelease(build: string): Promise<string> {
  const folder = await realpath(join(build, "current")).catch(() => resolve(build));
  const client = await lstat(join(folder, "client")).catch(() => undefined);
  if (!client?.isDirectory()) throw new StartError(`There is no built site in ${build}. Run "npm run build" first.`);
  return folder;
}

/** The newest first. */
async function releaseNames(build: string): Promise<string[]> {
  const names = await readdir(join(build, "releases")).catch((): string[] => []);
  return names.sort().toReversed();
}

async function pointTo(path: string, target: string): Promise<void> {
  if ((await readlink(path).catch(() => undefined)) === target) return;
  const link = `${path}.new`;
  await rm(link, { force: true, recursive: true });
  await makeLink(target, link);
  await rename(link, path).catch(async () => {
    // A folder of an earlier build stands there, or the system cannot replace a link in one step.
    await rm(path, { recursive: true, force: true });
    await rename(link, path);
  });
}

async function makeLink(target: string, path: string): Promise<void> {
  if (!target.endsWith(".json")) return symlink(target, path, "junction");
  // Windows asks for special rights to link files, but not to copy them.
  await symlink(target, path, "file").catch(() => copyFile(join(dirname(path), target), path));
}
