import { createHash } from "node:crypto";

export type Hashable = string | Uint8Array;

export function hashOf(parts: readonly Hashable[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

/** Part of a file name, so that browsers can cache the file for ever. */
export function shortHash(bytes: Hashable): string {
  return hashOf([bytes]).slice(0, 8);
}
