import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  const { root, site } = await describe(folder);
  const [port, work] = [await freePort(), mkdtempSync(join(tmpdir(), "nginx-"))];
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${work}/t;`);
  const config = readFileSync("delivery/hosts/nginx/site.conf", "utf8")
    .replace("/srv/site", root)
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("/etc/nginx/site-redirects.map", `${work}/redirects.map`);
  writeFileSync(join(work, "site.conf"), config);
  writeFileSync(join(work, "redirects.map"), redirectsMap(site));
  writeFileSync(
    join(work, "nginx.conf"),
    `load_module ${brotliModule};
daemon off; pid ${work}/pid; error_log ${work}/error.log; worker_processes 1; events {}
${process.getuid?.() === 0 ? "user root;" : ""}
http { access_log off; ${temporary.join(" ")} include ${work}/site.conf; }`,
  );
  const child = spawn(nginxProgram, ["-c", join(work, "nginx.conf"), "-e", join(work, "error.log")]);
  return running(child, port, work);
}

async function describe(folder: string) {
  const release = await currentRelease(folder);
  return { root: join(release, "client"), site: readBuiltSite(join(release, "site.json")) };
}

async function running(child: ChildProcess, port: number, work: string, seconds = 5): Promise<Running> {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  for (let tries = 0; ; tries++) {
    if (await answers(port)) break;
    if (child.exitCode !== null || tries > seconds * 20) {
      child.kill("SIGTERM");
      rmSync(work, { recursive: true });
      throw new Error(`The server did not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const close = async () => {
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
    rmSync(work, { recursive: true });
  };
  return { port, close };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/robots.txt`, { redirect: "manual" }).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server);
  server.close();
  await once(server, "close");
  return port;
}
