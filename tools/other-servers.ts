import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBuiltSite } from "#delivery/built-site.ts";
import { redirectsMap } from "#delivery/hosts/write-host-files.ts";
import { createHandler } from "#delivery/server/handler.ts";
import { currentRelease } from "#delivery/releases.ts";
import { listen, portOf, stop } from "#delivery/server/serve.ts";
import { openBuild } from "#delivery/server/open-build.ts";

export type Running = { port: number; close: () => Promise<unknown> };

const nginxProgram = "/usr/sbin/nginx";
export const nginxPackages = ["nginx", "libnginx-mod-http-brotli-static"];
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The reason why nginx cannot be tested, if any; in a workflow that is an error. */
export function missingNginx(): string | undefined {
  if (existsSync(nginxProgram) && existsSync(brotliModule)) return undefined;
  const reason = `nginx is not installed (${nginxPackages.join(" and ")})`;
  if (process.env["GITHUB_ACTIONS"]) throw new Error(reason);
  return reason;
}

export async function startNode(folder: string): Promise<Running> {
  const { server } = await listen(createHandler(await openBuild(folder)), { host: "127.0.0.1", port: 0 });
  return { port: portOf(server), close: () => stop(server, 100) };
}

export async function startNginx(folder: string): Promise<Running> {
  const release = await currentRelease(folder);
  const [port, work] = [await freePort(), mkdtempSync(join(tmpdir(), "nginx-"))];
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${work}/t;`);
  const config = readFileSync("delivery/hosts/nginx/site.conf", "utf8")
    .replace("/srv/site", join(release, "client"))
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("/etc/nginx/site-redirects.map", `${work}/redirects.map`);
  writeFileSync(join(work, "site.conf"), config);
  writeFileSync(join(work, "redirects.map"), redirectsMap(readBuiltSite(join(release, "site.json"))));
  writeFileSync(
    join(work, "nginx.conf"),
    `load_module ${brotliModule};
pid ${work}/pid; error_log ${work}/error.log; worker_processes 1; events {}
${process.getuid?.() === 0 ? "user root;" : ""}
http { access_log off; ${temporary.join(" ")} include ${work}/site.conf; }`,
  );
  const args = ["-c", join(work, "nginx.conf"), "-e", join(work, "error.log")];
  // It returns when the server listens.
  const { status, stderr } = spawnSync(nginxProgram, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`nginx did not start: ${stderr}`);
  const close = async () => {
    spawnSync(nginxProgram, [...args, "-s", "stop"]);
    await rm(work, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, close };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server);
  server.close();
  await once(server, "close");
  return port;
}
