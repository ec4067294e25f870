import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type HtmlFile = { path: string; html: string };

export function htmlFiles(root: string): HtmlFile[] {
  return globSync("**/*.html", { cwd: root }).map((path) => ({ path, html: readFileSync(join(root, path), "utf8") }));
}
