import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Another text whenever a file of the folder was saved, added or taken away. */
export function folderState(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const saved = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs);
  return `${files.length} ${saved.reduce((sum, time) => sum + time, 0)}`;
}
