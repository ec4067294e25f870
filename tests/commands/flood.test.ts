import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createBuild } from "../server/fixture.ts";

const main = join(import.meta.dirname, "../../delivery/server/main.ts");

async function serve() {
  const build = createBuild();
  writeFileSync(join(build.root, "fr/bureau/index.html"), "page".repeat(15_000));
  writeFileSync(join(build.root, "documents/large.pdf"), "large".repeat(100_000));
  const child = spawn(process.execPath, [main, build.folder], { env: { ...process.env, PORT: "0" } });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
    build.remove();
  });
  const url = /http:\S+/.exec(line.toString())?.[0] ?? "";
  const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;
  const openFiles = () => readdirSync(`/proc/${child.pid}/fd`).length;
  return { url, port: Number(new URL(url).port), megabytes, openFiles };
}

/** Opens connections that send many requests and read no response. */
async function flood(port: number, sockets: number, path: string, requests: number): Promise<Socket[]> {
  const text = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(requests);
  const open = Array.from({ length: sockets }, () => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text)).on("error", () => {});
    return socket.pause();
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return open;
}

/** One request is answered and eight wait; a connection with more is closed. */
const mostAccepted = 9;

// Memory and open files are read from /proc.
describe.runIf(process.platform === "linux")("a flood", () => {
  test("200 clients that pipeline requests and read nothing use little memory", async () => {
    const { url, port, megabytes } = await serve();
    await (await fetch(`${url}/fr/bureau`)).text();
    const before = megabytes();
    for (const requests of [200, mostAccepted, 200, mostAccepted]) {
      const sockets = await flood(port, 200, "/fr/bureau", requests);
      const times: number[] = [];
      for (let asked = 0; asked < 5; asked++) {
        const started = performance.now();
        expect((await fetch(`${url}/fr`)).status).toBe(200);
        times.push(performance.now() - started);
      }
      expect(Math.min(...times)).toBeLessThan(100);
      expect(megabytes() - before).toBeLessThan(100);
      for (const socket of sockets) socket.destroy();
    }
  });

  test("a large file is opened once per connection", async () => {
    const { port, megabytes, openFiles } = await serve();
    const before = { files: openFiles(), memory: megabytes() };
    for (const requests of [mostAccepted, 1_200]) {
      const sockets = await flood(port, 10, "/documents/large.pdf", requests);
      expect(openFiles() - before.files).toBeLessThanOrEqual(20);
      expect(megabytes() - before.memory).toBeLessThan(50);
      for (const socket of sockets) socket.destroy();
    }
    await expect.poll(() => openFiles() - before.files, { timeout: 5_000 }).toBeLessThan(5);
  });
});
