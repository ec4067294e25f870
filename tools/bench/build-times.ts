import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { table } from "./table.ts";

export function buildTimes(checkouts: readonly string[]): string {
  const rows = checkouts.map((folder) => {
    rmSync(join(folder, ".derived"), { recursive: true, force: true });
    return [folder, secondsToBuild(folder), secondsToBuild(folder)];
  });
  return table(["folder", "cold s", "warm s"], rows);
}

function secondsToBuild(cwd: string): string {
  const started = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`npm run build failed in ${cwd}`);
  return ((performance.now() - started) / 1000).toFixed(1);
}
