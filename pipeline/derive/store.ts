import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { type Hashable, hashOf } from "./hash.ts";

export type OutputFile = { path: string; bytes: Uint8Array | string };

/** Files for the public folder and the value for the manifest, which validates it. */
export type JobResult<T = unknown> = { files: OutputFile[]; value: T };

const cachedEntry = z.object({ value: z.unknown(), files: z.array(z.string()) });

type CachedEntry = z.infer<typeof cachedEntry>;

const maxUnusedAge = 14 * 24 * 3600 * 1000;

/** A cache by content hash; files are written under a temporary name and renamed, so none is ever half-written. */
export class Store {
  #cache: string;
  #public: string;
  #used = new Set<string>();
  #wanted = new Map<string, string>();

  constructor(folder: string, cache = join(folder, "cache")) {
    this.#cache = cache;
    this.#public = join(folder, "public");
  }

  async produce(inputs: readonly Hashable[], make: () => Promise<JobResult>): Promise<unknown> {
    const key = hashOf(inputs).slice(0, 32);
    const entry = (await this.#cached(key)) ?? (await this.#make(key, make));
    this.#used.add(key);
    for (const [index, path] of entry.files.entries()) {
      if (this.#wanted.has(path) && !hashedName.test(path))
        throw new Error(`two jobs write /${path}: rename one of them`);
      this.#wanted.set(path, join(this.#cache, key, String(index)));
    }
    return entry.value;
  }

  async #cached(key: string): Promise<CachedEntry | undefined> {
    const json = await readFile(join(this.#cache, key, "entry.json"), "utf8").catch(() => undefined);
    if (json === undefined) return undefined;
    return cachedEntry.parse(JSON.parse(json));
  }

  async #make(key: string, make: () => Promise<JobResult>): Promise<CachedEntry> {
    const { files, value } = await make();
    const entry = { value, files: files.map((file) => file.path) };
    const draft = this.#newDraft();
    await mkdir(draft, { recursive: true });
    await Promise.all(files.map((file, index) => writeFile(join(draft, String(index)), file.bytes)));
    await writeFile(join(draft, "entry.json"), JSON.stringify(entry));
    await this.#moveIntoCache(draft, key);
    return entry;
  }

  /** Keeps the existing entry if another process has made the same one meanwhile. */
  async #moveIntoCache(draft: string, key: string): Promise<void> {
    const place = join(this.#cache, key);
    try {
      await rename(draft, place);
    } catch {
      const isThere = await stat(join(place, "entry.json")).catch(() => undefined);
      await rm(isThere ? draft : place, { recursive: true, force: true });
      if (!isThere) await rename(draft, place);
    }
  }

  /** Makes the public folder match the results and deletes old cache entries. */
  async publish(): Promise<void> {
    for (const [path, source] of this.#wanted) {
      const target = join(this.#public, path);
      if (!(await isSame(target, source))) await this.#replace(target, (draft) => copyFile(source, draft));
    }
    await removeOthers(this.#public, new Set(this.#wanted.keys()));
    await this.#deleteOldEntries();
  }

  async write(path: string, text: string): Promise<void> {
    if ((await readFile(path, "utf8").catch(() => undefined)) !== text) {
      await this.#replace(path, (draft) => writeFile(draft, text));
    }
  }

  async #replace(target: string, write: (draft: string) => Promise<void>): Promise<void> {
    await mkdir(this.#cache, { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    const draft = this.#newDraft();
    await write(draft);
    await rename(draft, target);
  }

  #newDraft(): string {
    return join(this.#cache, `draft-${randomUUID()}`);
  }

  async #deleteOldEntries(): Promise<void> {
    for (const name of await readdir(this.#cache).catch(() => [])) {
      if (this.#used.has(name)) continue;
      const path = join(this.#cache, name);
      // Another process may have renamed a draft meanwhile.
      const mtimeMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now();
      if (Date.now() - mtimeMs > maxUnusedAge) await rm(path, { recursive: true, force: true });
    }
  }
}

const hashedName = /\.[0-9a-f]{8}\.\w+$/;

async function isSame(target: string, source: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(target).catch(() => undefined), stat(source)]);
  if (!a || a.size !== b.size) return false;
  if (hashedName.test(target)) return true;
  return (await readFile(target)).equals(await readFile(source));
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(relative(folder, path).replaceAll("\\", "/"))) await rm(path);
  }
}
