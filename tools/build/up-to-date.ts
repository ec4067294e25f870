import { hash } from "node:crypto";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, contentFolder } from "#check/folders.ts";

const inputs = () => [
  "app",
  "check",
  contentFolder(),
  "delivery",
  "editor",
  "model",
  "pipeline",
  "tools",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** Changes when a file that the build reads is added, removed or edited. */
export function fingerprint(root = "."): string {
  const files = inputs()
    .flatMap((input) => globSync([input, `${input}/**`], { cwd: root }))
    .toSorted();
  const states = files.map((file) => {
    const stats = statSync(join(root, file));
    return stats.isFile() ? `${file} ${stats.mtimeMs} ${stats.size}` : file;
  });
  return hash("sha256", [process.env["DRAFTS"] ?? "", ...states].join("\n"));
}

const fingerprintFile = (root: string) => join(root, buildFolder(), "inputs.txt");

export function markBuilt(inputs: string, root = "."): void {
  writeFileSync(fingerprintFile(root), inputs);
}

export function isUpToDate(root = "."): boolean {
  try {
    return readFileSync(fingerprintFile(root), "utf8") === fingerprint(root);
  } catch {
    return false;
  }
}
