import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { truncateSync, writeFileSync } from "node:fs";
import { createServer, connect, type AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBuild } from "../server/fixture.ts";

const main = join(import.meta.dirname, "../../delivery/server/main.ts");
const bigFile = 64 * 1024 * 1024;

let build: ReturnType<typeof createBuild>;
beforeAll(() => {
  build = createBuild();
  writeFileSync(join(build.root, "documents/big.pdf"), "");
  truncateSync(join(build.root, "documents/big.pdf"), bigFile);
});
afterAll(() => build.remove());

function start(env: Record<string, string>, folder = build.folder): ChildProcess {
  return spawn(process.execPath, [main, folder], {
    env: { ...process.env, HOST: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** `rest` is the output after the first line. */
async function started(folder?: string): Promise<{ child: ChildProcess; port: number; rest: () => string }> {
  const child = start({ PORT: "0" }, folder);
  const [line] = (await once(child.stdout!, "data")) as [Buffer];
  const port = /^The site is at http:\/\/127\.0\.0\.1:(\d+)\n$/.exec(line.toString())?.[1];
  expect(port, line.toString()).toBeDefined();
  let said = "";
  child.stdout!.on("data", (more: Buffer) => (said += more.toString()));
  return { child, port: Number(port), rest: () => said };
}

async function refusal(env: Record<string, string>, folder?: string): Promise<{ code: unknown; said: string }> {
  const child = start(env, folder);
  const [said, [code]] = await Promise.all([text(child.stderr!), once(child, "exit")]);
  return { code, said };
}

test("a failed start is explained in one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const causes = [
    refusal({ PORT: String(port) }),
    refusal({ PORT: "abc" }),
    refusal({ PORT: "0" }, join(build.folder, "nowhere")),
  ];
  expect(await Promise.all(causes)).toEqual([
    { code: 1, said: expect.stringMatching(new RegExp(`^Port ${port} is already in use on 127\\.0\\.0\\.1\\..+\\n$`)) },
    { code: 1, said: 'PORT is "abc", but must be a number from 0 to 65535.\n' },
    { code: 1, said: expect.stringMatching(/^There is no built site in .+nowhere\. Run "npm run build" first\.\n$/) },
  ]);
  other.close();
});

describe("signals", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("%s ends an idle server at once, with open connections", async (signal) => {
    const { child, port, rest } = await started();
    expect((await fetch(`http://127.0.0.1:${port}/fr`)).status).toBe(200);
    child.kill(signal);
    expect(await once(child, "close")).toEqual([0, null]);
    expect(rest()).toBe("");
  });

  test.each([1, 2])("a client that stops reading does not delay the exit after %i signals", async (signals) => {
    const { child, port, rest } = await started();
    const socket = connect(port, "127.0.0.1", () => socket.write("GET /documents/big.pdf HTTP/1.1\r\nHost: a\r\n\r\n"));
    socket.on("error", () => {});
    await once(socket, "readable");
    const exit = once(child, "close");
    child.kill("SIGTERM");
    await expect.poll(() => answers(port)).toBe(false);
    if (signals === 2) child.kill("SIGTERM");
    expect(await exit).toEqual([signals - 1, null]);
    if (signals === 1) expect(rest()).toMatch(/connection is closed/);
    socket.destroy();
  });
});

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/fr`).then(
    () => true,
    () => false,
  );
