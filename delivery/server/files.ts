import { createHash, hash } from "node:crypto";
import { createReadStream, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { join, relative, resolve, sep } from "node:path";

export type Encoding = "br" | "gzip";

/** One form of a file: as it is, or compressed beforehand. */
export interface Variant {
  /** Path below the folder, with its final .br or .gz. */
  path: string;
  absolute: string;
  size: number;
  modified: Date;
  etag: string;
  /** The bytes, held ready; a large file is read when it is asked for. */
  body?: Buffer;
}

export interface SiteFile extends Variant {
  encoded: ReadonlyMap<Encoding, Variant>;
}

export type Bodies = ReadonlyMap<string, Buffer>;

/** How many bytes are held ready, of one file and of all. */
const mostBytes = { ofOne: 64 * 1024, ofAll: 48 * 1024 * 1024 };

/** Every file a visitor may ask for, by its path. Bytes that are held already, by tag, are not held twice. */
export async function readFiles(
  root: string,
  held: Bodies = new Map(),
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

/** The small ones first: what is sent compressed is held before what hardly anybody asks for. */
async function readVariants(root: string, held: Bodies, most: typeof mostBytes): Promise<Map<string, Variant>> {
  const found = listFiles(root)
    .map((absolute) => ({ absolute, path: `/${relative(root, absolute).split(sep).join("/")}`.normalize() }))
    .filter(({ path }) => !path.replace(/^\/\.well-known\//, "/").includes("/."))
    .map((file) => ({ ...file, stats: statSync(file.absolute) }))
    .sort((a, b) => a.stats.size - b.stats.size);
  const variants = new Map<string, Variant>();
  let bytes = 0;
  for (const { absolute, path, stats } of found) {
    const { size, mtime: modified } = stats;
    bytes += size;
    const contents =
      size <= most.ofOne && bytes <= most.ofAll ? await readSmall(absolute, held) : await hashLarge(absolute);
    variants.set(path, { path, absolute, size, modified, ...contents });
  }
  return variants;
}

// Symbolic links are neither files nor folders here, so none can lead outside; a recursive readdir follows them.
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const absolute = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(absolute);
    return entry.isFile() ? [absolute] : [];
  });
}

async function readSmall(absolute: string, held: Bodies): Promise<{ etag: string; body: Buffer }> {
  const body = await readFile(absolute);
  const etag = tag(hash("sha256", body, "base64url"));
  return { etag, body: held.get(etag) ?? body };
}

async function hashLarge(absolute: string): Promise<{ etag: string }> {
  const sum = createHash("sha256");
  await pipeline(createReadStream(absolute), sum);
  return { etag: tag(sum.digest("base64url")) };
}

// From the content, because some hosts give every file of a build the same date.
function tag(digest: string): string {
  return `"${digest.slice(0, 22)}"`;
}
