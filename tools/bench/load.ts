import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathTo } from "#model/pages.ts";
import { examplePath } from "../example-path.ts";
import { missingNginx, startNginx } from "../other-servers.ts";
import { startNode } from "./servers.ts";
import { table } from "./table.ts";

const connections = 20;
const board = pathTo("board", "fr");
const targets = () => [
  pathTo("home", "fr"),
  board,
  examplePath("branch", "fr") ?? pathTo("branches", "fr"),
  "/",
  "/fr/nowhere",
];
const heads = ["server", "address", "requests/s", "p50", "p99", "socket errors"];

/** Requests per second and the slowest hundredth, for the same files on the same machine. */
export async function benchLoad({ duration }: { duration: number }): Promise<string> {
  if (spawnSync("wrk", ["--version"]).error) return "Not measured: wrk is not installed (Debian's package `wrk`).";
  const node = await startNode();
  const rows = measure("Node", node.url, duration);
  const growth = memoryGrowth(node, 2 * duration);
  await node.close();
  const reason = missingNginx();
  if (!reason) {
    const nginx = await startNginx("build");
    rows.push(...measure("nginx", `http://127.0.0.1:${nginx.port}`, duration));
    await nginx.close();
  }
  const how = `${connections} connections, ${duration} s for each address, one process of each server, wrk with one thread.`;
  return [table(heads, rows), how, growth, ...(reason ? [`nginx was not measured: ${reason}.`] : [])].join("\n\n");
}

function measure(name: string, url: string, duration: number): string[][] {
  return targets().map((target) => {
    const { requests, seconds, p50, p99, errors } = ask(url + target, duration);
    const row = [name, target, (requests / seconds).toFixed(0), p50, p99, String(errors)];
    console.log(row.join("  "));
    return row;
  });
}

/** wrk sends requests faster than any of the servers answers. */
function ask(url: string, duration: number) {
  const headers = ["-H", "Accept-Encoding: br, gzip", "-H", "Accept-Language: fr"];
  const args = ["-t1", `-c${connections}`, `-d${duration}s`, "--latency", ...headers, url];
  const { stdout } = spawnSync("wrk", args, { encoding: "utf8" });
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  if (!requests) throw new Error(`wrk said of ${url}: ${stdout}`);
  const latency = (share: string) => new RegExp(String.raw`${share}%\s+(\S+)`).exec(stdout)?.[1] ?? "";
  const errors = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  return {
    requests: Number(requests),
    seconds: Number(seconds),
    p50: latency("50"),
    p99: latency("99"),
    errors: errors.reduce((total, count) => total + Number(count), 0),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

/** Whether the server keeps anything of many requests, after as many that warmed it up. */
function memoryGrowth({ url, pid }: { url: string; pid: number }, duration: number): string {
  ask(url + board, duration);
  const before = residentMegabytes(pid);
  const { requests, errors, refused } = ask(url + board, duration);
  const growth = residentMegabytes(pid) - before;
  const isTooMuch = growth > 20 || before > 200;
  if (isTooMuch || errors + refused > 0) process.exitCode = 1;
  const verdict = isTooMuch ? "TOO MUCH" : "no growth to speak of";
  return `Memory of the Node server: ${before.toFixed(0)} MB after ${duration} s of requests for ${board}, ${growth.toFixed(0)} MB more after another ${requests} requests (${errors + refused} failed): ${verdict}.`;
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
