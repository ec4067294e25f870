import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { buildFolder, derivedFolder } from "#check/folders.ts";
import { nextRelease } from "#delivery/releases.ts";
import { lockFolder } from "./build/lock.ts";
import { fingerprint, markBuilt } from "./build/up-to-date.ts";
import "./end-with-parent.ts";

/** `npm run build`: checks the content, derives files and builds the site, one build at a time. */
const steps = [
  ["1/4  checking the content", "tools/content-check.ts", "--quiet"],
  ["2/4  making pictures, drawings and documents", "tools/derive.ts"],
  ["3/4  writing the pages", "node_modules/@react-router/dev/bin.cjs", "build"],
] as const;

const unlock = [await lockFolder(derivedFolder()), await lockFolder(buildFolder())];
process.on("exit", () => unlock.forEach((open) => open()));

const inputs = fingerprint();
// From an interrupted build.
rmSync(nextRelease(buildFolder()), { recursive: true, force: true });
for (const [name, ...step] of steps) {
  console.log(name);
  const child = spawn(process.execPath, ["--import", "./tools/end-with-parent.ts", ...step], { stdio: "inherit" });
  const end = () => child.kill("SIGTERM");
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.removeAllListeners(signal).once(signal, end);
  await once(child, "exit");
  if (child.exitCode !== 0) process.exit(child.exitCode ?? 1);
}
markBuilt(inputs);
