import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The version of Chromium that drew the kept pictures: another one draws letters a little differently. */
export const keptBrowserFile = "tests/judges/kept/pictures/browser.txt";

/** Why pictures cannot be compared here; nothing when they can. */
export function otherBrowser(program: string): string | undefined {
  if (!existsSync(keptBrowserFile)) return `there is no ${keptBrowserFile}: npm run test:judges -- --renew`;
  const kept = readFileSync(keptBrowserFile, "utf8").trim();
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  const own = /\d+(?:\.\d+){3}/.exec(stdout)?.[0] ?? "an unknown browser";
  return own === kept ? undefined : `not compared: browser ${own} instead of ${kept}`;
}
