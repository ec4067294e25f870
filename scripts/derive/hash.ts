import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export type Hashable = string | Uint8Array;

export function hashOf(parts: readonly Hashable[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

/** The eight characters in a file name that let browsers keep the file for ever. */
export function shortHash(bytes: Hashable): string {
  return hashOf([bytes]).slice(0, 8);
}

/** Changes when the code of a step or the version of a package it relies on changes. */
export function stepVersion(sources: readonly string[], packages: readonly string[] = []): string {
  const root = join(import.meta.dirname, "../..");
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
    string,
    Record<string, string>
  >;
  const versions = packages.map((name) => `${name}@${manifest["devDependencies"]?.[name]}`);
  const code = sources.flatMap((source) => sourceFiles(join(root, source))).map((file) => readFileSync(file));
  return hashOf([...versions, ...code]);
}

function sourceFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort()
    .map((name) => join(path, name));
}
