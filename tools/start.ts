import { spawnSync } from "node:child_process";
import { fingerprint, fingerprintFile, isUpToDate } from "./up-to-date.ts";
import { writeFileSync } from "node:fs";

/** Builds the site when something changed since the last build, then serves it. */
if (!isUpToDate()) {
  const before = fingerprint();
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(fingerprintFile, before);
}
await import("#delivery/server/main.ts");
