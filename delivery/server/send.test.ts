import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFiles, type SiteFile } from "./files.ts";
import { sendFile } from "./send.ts";
import { listen, stop } from "./serve.ts";

let root = "";
let file: SiteFile;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "files-"));
  writeFileSync(join(root, "a.txt"), "text");
  file = readFiles(root).get("/a.txt")!;
});
afterAll(() => rmSync(root, { recursive: true }));

test("a file that cannot be read ends the connection, not the server", async () => {
  const { server, url } = await listen(
    (req, res) =>
      sendFile(req, res, file, () => {
        res.writeHead(200);
        createReadStream(join(root, "gone.txt")).pipe(res);
      }),
    { host: "127.0.0.1", port: 0 },
  );
  await expect(fetch(url)).rejects.toThrow();
  await expect(fetch(url)).rejects.toThrow();
  await stop(server);
});

test("the file is closed when the visitor leaves early", async () => {
  const source = new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });
  const { server, url } = await listen(
    (req, res) =>
      sendFile(req, res, file, () => {
        source.pipe(res);
      }),
    { host: "127.0.0.1", port: 0 },
  );
  const visit = new AbortController();
  await fetch(url, { signal: visit.signal });
  visit.abort();
  await expect.poll(() => source.destroyed).toBe(true);
  await stop(server);
});
