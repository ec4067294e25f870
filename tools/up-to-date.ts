import { hash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const inputs = [
  "app",
  "check",
  "content",
  "delivery",
  "docs/accessibility-report.json",
  "editor",
  "model",
  "pipeline",
  "tools",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

export const fingerprintFile = "build/inputs.txt";

/** Changes whenever a file the build reads is added, removed or edited. */
export function fingerprint(root = "."): string {
  const files = inputs.flatMap((input) => globSync([input, `${input}/**`], { cwd: root })).toSorted();
  const states = files.map((file) => {
    const { mtimeMs, size, isFile } = describe(join(root, file));
    return isFile ? `${file} ${mtimeMs} ${size}` : file;
  });
  return hash("sha256", [process.env["CONTENT_DIR"] ?? "", process.env["DRAFTS"] ?? "", ...states].join("\n"));
}

export function isUpToDate(root = "."): boolean {
  try {
    return readFileSync(join(root, fingerprintFile), "utf8") === fingerprint(root);
  } catch {
    return false;
  }
}

function describe(path: string) {
  const stats = statSync(path);
  return { mtimeMs: stats.mtimeMs, size: stats.size, isFile: stats.isFile() };
}
