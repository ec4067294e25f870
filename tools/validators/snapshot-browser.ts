import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The version of Chromium's shell that drew the kept pictures. */
export const snapshotBrowserFile = "tests/validators/snapshots/pictures/browser.txt";

/** Why this browser's pictures cannot be compared: the one with a window draws letters otherwise, whatever its version. */
export function otherKindOfBrowser(program: string): string | undefined {
  if (/headless[-_]shell/.test(program)) return undefined;
  return `${program} draws letters otherwise than Chromium's shell, which drew the kept pictures`;
}

/** What is to be said of a comparison between two versions; nothing when there is only one. */
export function otherVersion(program: string, keptFile = snapshotBrowserFile): string | undefined {
  const kept = existsSync(keptFile) ? readFileSync(keptFile, "utf8").trim() : "nobody knows what";
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  const own = /\d+(?:\.\d+){3}/.exec(stdout ?? "")?.[0] ?? "an unknown browser";
  return own === kept ? undefined : `drawn by ${own}, compared with what ${kept} drew`;
}
