import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Another text whenever a file of the folder was saved, added, renamed or taken away. */
export function folderState(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return JSON.stringify(paths.map((path) => [path, statSync(path).mtimeMs]));
}
