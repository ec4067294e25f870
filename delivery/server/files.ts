import { createHash, hash } from "node:crypto";
import { createReadStream, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { join, relative, resolve, sep } from "node:path";

export type Encoding = "br" | "gzip";

/** A file, or its version compressed by the build. */
export interface Variant {
  /** Path inside the folder, including .br or .gz. */
  path: string;
  absolute: string;
  size: number;
  modified: Date;
  etag: string;
  /** Held in memory; otherwise read on request. */
  body?: Buffer;
}

export interface SiteFile extends Variant {
  encoded: ReadonlyMap<Encoding, Variant>;
}

/** The most that is held in memory. */
const mostBytes = 48 * 1024 * 1024;

/** Every public file by path; `held` are the bodies of the previous build by ETag, which are reused. */
export async function readFiles(
  root: string,
  held: ReadonlyMap<string, Buffer> = new Map(),
  most = mostBytes,
): Promise<ReadonlyMap<string, SiteFile>> {
  const variants = await readVariants(resolve(root), held, most);
  const files = new Map<string, SiteFile>();
  for (const variant of variants.values()) {
    if (/\.(?:br|gz|map)$/.test(variant.path)) continue;
    const encoded = new Map<Encoding, Variant>();
    const [brotli, gzip] = [variants.get(`${variant.path}.br`), variants.get(`${variant.path}.gz`)];
    if (brotli) encoded.set("br", brotli);
    if (gzip) encoded.set("gzip", gzip);
    files.set(variant.path, { ...variant, encoded });
  }
  return files;
}

/** Smallest first, so that compressed versions are held before their rarely requested originals. */
async function readVariants(root: string, held: ReadonlyMap<string, Buffer>, most: number) {
  const found = listFiles(root)
    .map((absolute) => ({ absolute, path: `/${relative(root, absolute).split(sep).join("/")}`.normalize() }))
    .filter(({ path }) => !path.replace(/^\/\.well-known\//, "/").includes("/."))
    .map((file) => ({ ...file, stats: statSync(file.absolute) }))
    .sort((a, b) => a.stats.size - b.stats.size);
  const variants = new Map<string, Variant>();
  let bytes = 0;
  for (const { absolute, path, stats } of found) {
    bytes += stats.size;
    const read = bytes <= most ? await readFile(absolute) : undefined;
    const etag = tag(read ? hash("sha256", read, "base64url") : await hashOnDisk(absolute));
    const body = read && (held.get(etag) ?? read);
    variants.set(path, { path, absolute, size: stats.size, modified: stats.mtime, etag, ...(body && { body }) });
  }
  return variants;
}

// A recursive readdir would follow symbolic links, which could lead outside the folder.
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const absolute = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(absolute);
    return entry.isFile() ? [absolute] : [];
  });
}

async function hashOnDisk(absolute: string): Promise<string> {
  const sum = createHash("sha256");
  await pipeline(createReadStream(absolute), sum);
  return sum.digest("base64url");
}

// Hashes the content, because some hosts give every file of a build the same date.
function tag(digest: string): string {
  return `"${digest.slice(0, 22)}"`;
}
