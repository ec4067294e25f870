import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createBuild } from "../server/fixture.ts";

const main = join(import.meta.dirname, "../../delivery/server/main.ts");
const clients = 200;

async function serve() {
  const build = createBuild();
  writeFileSync(join(build.root, "fr/bureau/index.html"), "page".repeat(15_000));
  writeFileSync(join(build.root, "documents/large.pdf"), "large".repeat(100_000));
  writeFileSync(join(build.root, "documents/huge.mp4"), "");
  truncateSync(join(build.root, "documents/huge.mp4"), 50 * 1024 * 1024);
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
  return { url, megabytes, openFiles };
}

/** Opens connections that send many requests and read no response. */
async function flood(url: string, path: string, requests: number): Promise<() => void> {
  const text = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(requests);
  const sockets = Array.from({ length: clients }, () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text)).on("error", () => {});
    return socket.pause();
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return () => sockets.forEach((socket) => socket.destroy());
}

/** One request is answered and eight wait; a connection with more is closed. */
const mostAccepted = 9;

// Memory and open files are read from /proc.
describe.runIf(process.platform === "linux")(`${clients} clients that pipeline requests and read nothing`, () => {
  test.each([
    ["a page", "/fr/bureau"],
    ["a large file", "/documents/large.pdf"],
    ["a huge file", "/documents/huge.mp4"],
  ])("use little memory with %s, and open it once each", async (_, path) => {
    const { url, megabytes, openFiles } = await serve();
    await (await fetch(`${url}/fr`)).text();
    const before = { files: openFiles(), memory: megabytes() };
    for (const requests of [200, mostAccepted]) {
      const close = await flood(url, path, requests);
      expect(openFiles() - before.files).toBeLessThan(2 * clients + 20);
      expect((await fetch(`${url}/fr`)).status).toBe(200);
      expect(megabytes() - before.memory).toBeLessThan(100);
      close();
      await expect.poll(() => openFiles() - before.files).toBeLessThan(20);
    }
  });
});
