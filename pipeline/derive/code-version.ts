import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { hashOf } from "./hash.ts";

const versions = z.record(z.string(), z.string());
const packageFile = z.object({ dependencies: versions, devDependencies: versions });
const siteRoot = join(import.meta.dirname, "../..");

/** A hash of the modules that `entry` imports, the files they name and the packages they use; types do not count. */
export function codeVersion(entry: string, root = siteRoot): string {
  const read = new Map<string, string>();
  visit(entry, root, read);
  const texts = [...read].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  const { dependencies, devDependencies } = packageFile.parse(
    JSON.parse(readFileSync(join(root, "package.json"), "utf8")),
  );
  const used = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    texts.some((text) => text.includes(`"${name}"`) || text.includes(`"${name}/`)),
  );
  return hashOf([...used.map(([name, version]) => `${name}@${version}`), ...texts]);
}

function visit(file: string, root: string, read: Map<string, string>): void {
  if (read.has(file)) return;
  const text = readFileSync(file, "utf8").replaceAll(/^(?:import|export) type [^;]* from "[^"]+";$/gm, "");
  read.set(file, text);
  if (!file.endsWith(".ts")) return;
  for (const [, name = ""] of text.matchAll(/"([.#][^"\n]*)"/g)) {
    const path = name.startsWith("#") ? join(root, name.slice(1)) : join(dirname(file), name);
    if (existsSync(path) && statSync(path).isFile()) visit(path, root, read);
  }
}
