import { readFileSync } from "node:fs";
import autocannon from "autocannon";
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
  `${board}.data`,
  "/",
  "/fr/nowhere",
];
const headers = { "Accept-Encoding": "br, gzip", "Accept-Language": "fr" };

/** Requests per second and the slowest hundredth, for the same files on the same machine. */
export async function benchLoad({ duration }: { duration: number }): Promise<string> {
  const node = await startNode();
  const rows = await Promise.resolve(measure("Node", node.url, duration));
  const growth = await memoryGrowth(node);
  await node.close();
  const reason = missingNginx();
  if (reason) return `${table(heads, rows)}\n\n${growth}\n\nnginx was not measured: ${reason}.`;
  const nginx = await startNginx("build");
  rows.push(...(await measure("nginx", `http://127.0.0.1:${nginx.port}`, duration)));
  await nginx.close();
  return `${table(heads, rows)}\n\n${connections} connections, ${duration} s each, one process of each server.\n\n${growth}`;
}

const heads = ["server", "address", "requests/s", "p50 ms", "p99 ms", "errors"];

async function measure(name: string, url: string, duration: number): Promise<string[][]> {
  const rows: string[][] = [];
  for (const target of targets()) {
    const {
      requests,
      latency,
      errors,
      timeouts,
      "5xx": broken,
    } = await autocannon({
      url: url + target,
      connections,
      duration,
      headers,
    });
    const cells = [requests.average.toFixed(0), latency.p50, latency.p99, errors + timeouts + broken].map(String);
    rows.push([name, target, ...cells]);
    console.log(rows.at(-1)?.join("  "));
  }
  return rows;
}

const manyRequests = 100_000;
const mostGrowth = 48;
const mostMemory = 150;

/** Whether the server keeps anything of 100,000 requests, after as many that warmed it up. */
async function memoryGrowth({ url, pid }: { url: string; pid: number }): Promise<string> {
  const ask = () => autocannon({ url: url + board, connections, amount: manyRequests, headers });
  await ask();
  const before = residentMegabytes(pid);
  const { errors, non2xx } = await ask();
  const growth = residentMegabytes(pid) - before;
  if (growth > mostGrowth || before > mostMemory || errors + non2xx > 0) process.exitCode = 1;
  const verdict = growth > mostGrowth || before > mostMemory ? "TOO MUCH" : "no growth to speak of";
  return `Memory of the Node server: ${before.toFixed(0)} MB after a warm-up of ${manyRequests} requests, ${
    growth >= 0 ? "+" : ""
  }${growth.toFixed(0)} MB after ${manyRequests} more (${errors + non2xx} failed): ${verdict}.`;
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
