import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { installPackages } from "./install-packages.ts";
import { caddyPackages, missingServer, nginxPackages } from "./other-servers.ts";
import { programs } from "./publish/commands.ts";

/**
 * `npm run test:hosts`: one list of checks on our server, nginx, Caddy and Cloudflare's own engine. What cannot be had
 * is named, and where a workflow runs it is a fault.
 */
const notRun: string[] = [];
const bring = (name: "nginx" | "caddy", packages: readonly string[]) => {
  const reason = missingServer(name) && (installPackages(packages), missingServer(name));
  if (reason) notRun.push(`${name}: ${reason}`);
};
bring("nginx", nginxPackages);
bring("caddy", caddyPackages);

const wrangler = findWrangler();
const checks = ["tests/server/hosts.test.ts", ...(wrangler === undefined ? [] : ["tests/hosts"])];
const { status } = spawnSync("vitest", ["run", "--project", "hosts", ...checks], {
  stdio: "inherit",
  env: { ...process.env, ...(wrangler && { WRANGLER_PATH: wrangler }) },
});
for (const reason of notRun) console.error(`\nNOT RUN: ${reason}`);
const complete = notRun.length === 0 || !process.env["GITHUB_ACTIONS"];
process.exitCode = status === 0 && complete ? 0 : 1;

/** The same version that uploads the site, from npm's own store of programs: the project does not depend on its 225 MB. */
function findWrangler(): string | undefined {
  const run = (words: string) =>
    spawnSync("npm", ["exec", "--yes", "--loglevel=error", `--package=${programs.wrangler}`, "-c", words], {
      encoding: "utf8",
      timeout: 300_000,
    });
  const { status, stdout, stderr } = run("command -v wrangler && workerd --version");
  const [path] = stdout.trim().split("\n");
  if (status === 0 && path) return realpathSync(path);
  notRun.push(`Cloudflare: ${programs.wrangler} does not start here:\n${stderr.trim()}`);
  return undefined;
}
