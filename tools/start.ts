import { spawn } from "node:child_process";
import { once } from "node:events";
import { isUpToDate } from "./build/up-to-date.ts";
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
