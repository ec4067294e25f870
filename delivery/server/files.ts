import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { contentType } from "../policy/content-type.ts";

export type Encoding = "br" | "gzip";

/** One form of a file on the disk: as it is, or compressed beforehand. */
export interface Variant {
  /** Path below the folder, with its final .br or .gz. */
  path: string;
  absolute: string;
  size: number;
  modified: Date;
  etag: string;
  encoding?: Encoding;
}

export interface SiteFile extends Variant {
  type: string;
  encoded: ReadonlyMap<Encoding, Variant>;
}

const suffixes = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Every file a visitor may ask for, by its path. The folder is read once: a new build needs a restart. */
export function readFiles(root: string): ReadonlyMap<string, SiteFile> {
  const variants = new Map(readVariants(resolve(root)).map((variant) => [variant.path, variant]));
  const files = new Map<string, SiteFile>();
  for (const variant of variants.values()) {
    if (/\.(?:br|gz|map)$/.test(variant.path)) continue;
    const encoded = new Map<Encoding, Variant>();
    for (const [encoding, suffix] of suffixes) {
      const compressed = variants.get(variant.path + suffix);
      if (compressed) encoded.set(encoding, { ...compressed, encoding });
    }
    files.set(variant.path, { ...variant, type: contentType(variant.path), encoded });
  }
  return files;
}

export function isUnchanged(variant: Variant): boolean {
  const now = statSync(variant.absolute, { throwIfNoEntry: false });
  return now?.size === variant.size && now.mtime.getTime() === variant.modified.getTime();
}

function readVariants(root: string): Variant[] {
  return listFiles(root)
    .map((absolute) => ({ absolute, path: `/${relative(root, absolute).split(sep).join("/")}`.normalize() }))
    .filter(({ path }) => !path.replace(/^\/\.well-known\//, "/").includes("/."))
    .map(({ absolute, path }) => {
      const { size, mtime } = statSync(absolute);
      return { absolute, path, size, modified: mtime, etag: etagOf(absolute) };
    });
}

// Symbolic links are neither files nor folders here, so none can lead outside; a recursive readdir follows them.
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const absolute = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(absolute);
    return entry.isFile() ? [absolute] : [];
  });
}

// From the content, because some hosts give every file of a build the same date.
function etagOf(absolute: string): string {
  return `"${hash("sha256", readFileSync(absolute), "base64url").slice(0, 22)}"`;
}
