import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, derivedFolder } from "#check/folders.ts";
import { nextRelease } from "#delivery/releases.ts";
import "./end-with-parent.ts";

/** `npm run build`: checks the content, derives files and builds the site. */
const steps = [
  ["1/4  checking the content", "tools/content-check.ts", "--quiet"],
  ["2/4  making pictures, drawings and documents", "tools/derive.ts"],
  ["3/4  writing the pages", "node_modules/@react-router/dev/bin.cjs", "build"],
] as const;

for (const folder of [derivedFolder(), buildFolder()]) lock(folder);
// From an interrupted build.
rmSync(nextRelease(buildFolder()), { recursive: true, force: true });
const began = new Date().toISOString();
for (const [name, ...step] of steps) {
  console.log(name);
  const child = spawn(process.execPath, ["--import", "./tools/end-with-parent.ts", ...step], { stdio: "inherit" });
  const end = () => child.kill("SIGTERM");
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.removeAllListeners(signal).once(signal, end);
  await once(child, "exit");
  if (child.exitCode !== 0) process.exit(child.exitCode ?? 1);
}
writeFileSync(join(buildFolder(), "began.txt"), began);

/** Two builds in one folder would publish a mixture of both. */
function lock(folder: string): void {
  const file = join(folder, "build.lock");
  mkdirSync(folder, { recursive: true });
  const owner = ownerOf(file);
  if (owner !== undefined) {
    console.error(`Another build (process ${owner}) is running in ${folder}. If there is none, delete ${file}.`);
    process.exit(1);
  }
  writeFileSync(file, String(process.pid));
  process.on("exit", () => rmSync(file, { force: true }));
}

/** Undefined if there is no lock, or if the process that left it has ended. */
function ownerOf(file: string): string | undefined {
  try {
    const owner = readFileSync(file, "utf8");
    process.kill(Number(owner), 0);
    return owner;
  } catch {
    return undefined;
  }
}
