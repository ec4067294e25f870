import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { prerenderedPaths } from "#pipeline/finish/paths.ts";
import { buildProgress } from "./build-progress.ts";
import { fingerprint, fingerprintFile, isUpToDate } from "./up-to-date.ts";

const lastLines = 40;

/** Builds the site when something changed since the last build, then serves it. */
if (!isUpToDate()) {
  console.log("Something changed since the last build: the site is built, which takes a minute or two.");
  const before = fingerprint();
  const code = await build();
  if (code !== 0) process.exit(code);
  writeFileSync(fingerprintFile, before);
}
await import("#delivery/server/main.ts");

async function build(): Promise<number> {
  const child = spawn("npm", ["run", "--silent", "build"], {
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32",
  });
  // Who ends this program does not want its build to go on.
  const end = () => child.kill("SIGTERM");
  process.on("SIGTERM", end).on("SIGINT", end);
  const said: string[] = [];
  const progress = buildProgress(countPages());
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const news = progress(line);
    if (news) console.log(news);
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  process.off("SIGTERM", end).off("SIGINT", end);
  if (child.exitCode !== 0) console.error(said.slice(-lastLines).join("\n"));
  return child.exitCode ?? 1;
}

/** Content with faults cannot be counted; the build is about to say what they are. */
function countPages(): number {
  try {
    return prerenderedPaths().length;
  } catch {
    return 1;
  }
}
