import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./lock.ts";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "lock-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("a second build waits for the first and names its process", async () => {
  const lines: string[] = [];
  const end = await lockFolder(folder);
  const second = lockFolder(folder, { every: 5, log: (line) => lines.push(line) });
  await expect.poll(() => lines).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(lines).toEqual([expect.stringContaining(`Another build (process ${process.pid}) is running in ${folder}`)]);
  expect(lines[0]).toContain(`if there is none, delete ${join(folder, "build.lock")}.`);
  end();
  (await second)();
  expect(existsSync(join(folder, "build.lock"))).toBe(false);
});

test("the lock of a killed build is ignored", async () => {
  const killed = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(killed, "spawn");
  killed.kill("SIGKILL");
  await once(killed, "exit");
  writeFileSync(join(folder, "build.lock"), String(killed.pid));
  const lines: string[] = [];
  (await lockFolder(folder, { log: (line) => lines.push(line) }))();
  expect(lines).toEqual([]);
});
