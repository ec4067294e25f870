import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installPackages } from "./install-packages.ts";
import { missingNginx, nginxPackages } from "./other-servers.ts";
import { installProgram } from "./programs/install-program.ts";

/** Runs the same checks on our server, nginx and Cloudflare's engine; in a workflow none may be missing. */
const notRun: string[] = [];
if (missingNginx()) installPackages(nginxPackages);
const reason = missingNginx();
if (reason) notRun.push(reason);

// The version that uploads the site; installed separately, because it takes 225 MB.
const { folder, problem } = installProgram("wrangler");
if (problem) notRun.push(`wrangler could not be installed:\n${problem}`);

const checks = ["tests/server/hosts.test.ts", ...(problem ? [] : ["tests/hosts"])];
const { status } = spawnSync("vitest", ["run", "--project", "hosts", ...checks], {
  stdio: "inherit",
  env: { ...process.env, WRANGLER_PATH: join(folder, "node_modules/wrangler/bin/wrangler.js") },
});
for (const each of notRun) console.error(`\nNOT RUN: ${each}`);
process.exitCode = status === 0 && (notRun.length === 0 || !process.env["GITHUB_ACTIONS"]) ? 0 : 1;
