import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, contentFolder } from "#check/folders.ts";
import "./end-with-parent.ts";

/** `npm start` builds the site if needed, then serves it. */
if (!isUpToDate()) {
  const build = spawn(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
  // Ending this program ends its build.
  const end = () => build.kill("SIGTERM");
  const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, end);
  await once(build, "exit");
  if (build.exitCode !== 0) process.exit(build.exitCode ?? 1);
  for (const signal of signals) process.off(signal, end);
}
await import("#delivery/server/main.ts");

/** Whether the last build began after the last change of what it reads; a removed file changes its folder. */
function isUpToDate(): boolean {
  try {
    const began = Date.parse(readFileSync(join(buildFolder(), "began.txt"), "utf8"));
    const folders = ["app", "check", "delivery", "editor", "model", "pipeline", "tools", contentFolder()];
    const files = ["package-lock.json", "react-router.config.ts", "vite.config.ts"];
    const inputs = globSync([...folders, ...folders.map((folder) => `${folder}/**`), ...files]);
    return inputs.every((input) => statSync(input).mtimeMs < began);
  } catch {
    return false;
  }
}
