import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderWith, heldAnswer, serveInTest } from "#tests/server/held-files.ts";
import { type Answer, prepareAnswer } from "./answers.ts";
import { readFiles } from "./files.ts";
import { sendFile } from "./send.ts";

const large = 8 * 1024 * 1024;

let root = "";
const answers = new Map<string, Answer>();
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "files-"));
  for (const name of ["shorter", "gone", "whole"]) {
    writeFileSync(join(root, `${name}.bin`), "");
    truncateSync(join(root, `${name}.bin`), large);
  }
  for (const [path, file] of await readFiles(root, new Map(), 0)) answers.set(path, prepareAnswer(file, path, {}));
});
afterAll(() => rmSync(root, { recursive: true }));

function start() {
  return serveInTest((req, res) => void sendFile(req, res, answers.get(req.url ?? "")!));
}

test("a large file is read from the disk, whole or in part", async () => {
  expect(answers.get("/whole.bin")?.plain.body).toBeUndefined();
  const url = await start();
  expect((await (await fetch(`${url}/whole.bin`)).arrayBuffer()).byteLength).toBe(large);
  const part = await fetch(`${url}/whole.bin`, { headers: { Range: "bytes=100000-299999" } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 200_000]);
});

test("a range of a large file ends at the end of the file", async () => {
  const text = Array.from({ length: 20_000 }, (_, line) => `line ${line}\n`).join("");
  const folder = folderWith({ "lines.txt": text });
  const files = await readFiles(folder, new Map(), 0);
  const answer = prepareAnswer(files.get("/lines.txt")!, "/lines.txt", {});
  const url = await serveInTest((req, res) => void sendFile(req, res, answer));
  const part = async (Range: string) => (await fetch(url, { headers: { Range } })).text();
  expect(await part("bytes=100000-150000")).toBe(text.slice(100_000, 150_001));
  expect(await part("bytes=200000-900000")).toBe(text.slice(200_000));
});

test("the preferred encoding that exists is sent", async () => {
  const answer = heldAnswer("/robots.txt", "plain", "zipped");
  const url = await serveInTest((req, res) => void sendFile(req, res, answer));
  const tag = async (accepted: string) =>
    (await fetch(url, { method: "HEAD", headers: { "Accept-Encoding": accepted } })).headers.get("etag");
  expect(await tag("br, gzip")).toBe('"zipped"');
  expect(await tag("identity, gzip;q=0.5")).toBe('"plain"');
  expect(await tag("br, identity;q=0")).toBe('"plain"');
});

test("a large file that was changed or removed is answered 503", async () => {
  truncateSync(join(root, "shorter.bin"), 10);
  rmSync(join(root, "gone.bin"));
  const url = await start();
  const shorter = await fetch(`${url}/shorter.bin`);
  expect([shorter.status, shorter.headers.get("retry-after"), shorter.headers.get("etag")]).toEqual([503, "5", null]);
  expect(await shorter.text()).toBe("Le site est en cours de mise à jour. The site is being updated.\n");
  const gone = await fetch(`${url}/gone.bin`);
  expect([gone.status, gone.headers.get("retry-after"), gone.headers.get("etag")]).toEqual([503, "5", null]);
  expect(await gone.text()).toBe(await (await fetch(`${url}/shorter.bin`)).text());
});

test("a large file with a new date is sent as before", async () => {
  utimesSync(join(root, "whole.bin"), new Date(), new Date());
  const url = await start();
  expect((await fetch(`${url}/whole.bin`)).status).toBe(200);
});

/** Read from /proc, so empty on other systems than Linux. */
function openFiles(): string[] {
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
  const url = await start();
  const visit = new AbortController();
  await fetch(`${url}/whole.bin`, { signal: visit.signal });
  visit.abort();
  await expect.poll(openFiles).toEqual([]);

  const gone = await serveInTest((req, res) => {
    res.destroy();
    void sendFile(req, res, answers.get(req.url ?? "")!);
  });
  await expect(fetch(`${gone}/whole.bin`)).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.poll(openFiles).toEqual([]);
});
