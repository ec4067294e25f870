import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "./hash.ts";

const root = join(import.meta.dirname, "../..");

type Packages = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Packages;
const packages = Object.entries({ ...dependencies, ...devDependencies });

/**
 * Changes when a module that `entry` imports, at any depth, changes; or a file it names, such as the style tokens; or the
 * version of a package it uses. What a module takes as a type has no part in what it makes.
 */
export function codeVersion(entry: string): string {
  const read = new Map<string, string>();
  visit(entry, read);
  const texts = [...read].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  const used = packages.filter(([name]) =>
    texts.some((text) => text.includes(`"${name}"`) || text.includes(`"${name}/`)),
  );
  return hashOf([...used.map(([name, version]) => `${name}@${version}`), ...texts]);
}

function visit(file: string, read: Map<string, string>): void {
  if (read.has(file)) return;
  const text = readFileSync(file, "utf8").replaceAll(/^import type [^;]*;$/gm, "");
  read.set(file, text);
  if (!file.endsWith(".ts")) return;
  for (const [, name = ""] of text.matchAll(/"([.#][^"\n]*)"/g)) {
    const path = name.startsWith("#") ? join(root, name.slice(1)) : join(dirname(file), name);
    if (existsSync(path) && statSync(path).isFile()) visit(path, read);
  }
}
