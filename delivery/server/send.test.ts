import { existsSync, readdirSync, readlinkSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, serveInTest } from "#tests/server/held-files.ts";
import { type Answer, prepareAnswer } from "./answers.ts";
import { readFiles } from "./files.ts";
import { sendFile } from "./send.ts";

const large = Array.from({ length: 500_000 }, (_, line) => `line ${line}\n`).join("");

/** Serves files that are too large for the memory. */
async function serveLarge(before?: (root: string) => void) {
  const root = folderWith({ "large.txt": large, "changed.txt": "text", "gone.txt": "text" });
  const answers = new Map<string, Answer>();
  for (const [path, file] of await readFiles(root, new Map(), 0)) answers.set(path, prepareAnswer(file, path, {}));
  before?.(root);
  return { root, url: await serveInTest((req, res) => void sendFile(req, res, answers.get(req.url ?? "")!)), answers };
}

test("a large file is read from the disk, whole or in part", async () => {
  const { url } = await serveLarge();
  expect(await (await fetch(`${url}/large.txt`)).text()).toBe(large);
  for (const [range, text] of [
    ["bytes=100000-150000", large.slice(100_000, 150_001)],
    [`bytes=${large.length - 9}-9000000000`, large.slice(-9)],
  ] as const) {
    const part = await fetch(`${url}/large.txt`, { headers: { Range: range } });
    expect([part.status, await part.text()]).toEqual([206, text]);
  }
});

test.each(["changed.txt", "gone.txt"])("a large file that was changed or removed is answered 503: %s", async (name) => {
  const { url } = await serveLarge((root) => {
    writeFileSync(join(root, "changed.txt"), "a longer text");
    rmSync(join(root, "gone.txt"));
  });
  const answer = await fetch(`${url}/${name}`);
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("etag")]).toEqual([503, "5", null]);
  expect(await answer.text()).toBe("Le site est en cours de mise à jour. The site is being updated.\n");
});

/** Read from /proc, so empty on other systems than Linux. */
function openFiles(root: string): string[] {
  const folder = "/proc/self/fd";
  if (!existsSync(folder)) return [];
  const targets = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return "";
    }
  });
  return targets.filter((target) => target.startsWith(realpathSync(root)));
}

test("an aborted request closes the file", async () => {
  const { root, url, answers } = await serveLarge();
  const visit = new AbortController();
  await fetch(`${url}/large.txt`, { signal: visit.signal });
  visit.abort();
  await expect.poll(() => openFiles(root)).toEqual([]);

  const gone = await serveInTest((req, res) => {
    res.destroy();
    void sendFile(req, res, answers.get("/large.txt")!);
  });
  await expect(fetch(gone)).rejects.toThrow();
  await setTimeout(50);
  await expect.poll(() => openFiles(root)).toEqual([]);
});
