import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pageText } from "./fixture.ts";
import { runningSite } from "./running-site.ts";

const site = runningSite();
const pdf = "/documents/statuts.pdf";

async function header(target: string, name: string): Promise<string> {
  return (await site.ask(target)).headers.get(name) ?? "";
}

describe("compression", () => {
  test.each([
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
    ["*", "br"],
    ["brand", undefined],
  ])("a browser that accepts “%s” gets %s, on pages and on 404 pages", async (accepted, encoding) => {
    for (const [target, text] of [
      ["/fr/bureau", pageText("/fr/bureau")],
      ["/fr/nowhere", pageText("fr/404.html")],
    ] as const) {
      const answer = await site.ask(target, { "Accept-Encoding": accepted });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("content-length")).toBe(String(answer.body.length));
      expect(answer.headers.get("vary")).toBe("Accept-Encoding");
      const open = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((body: Buffer) => body);
      expect(open(answer.body).toString()).toBe(text);
    }
  });

  test("an uncompressed file has no Vary header", async () => {
    const answer = await site.ask(pdf, { "Accept-Encoding": "br" });
    expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual([undefined, undefined]);
  });
});

describe("caching", () => {
  test("each encoding of a page has its own ETag and is answered 304", async () => {
    const plain = await site.ask("/fr/bureau");
    const brotli = await site.ask("/fr/bureau", { "Accept-Encoding": "br" });
    const tag = brotli.headers.get("etag") ?? "";
    expect(tag).not.toBe(plain.headers.get("etag"));
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await site.ask("/fr/bureau", { "Accept-Encoding": "br", "If-None-Match": known });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.get("etag")).toBe(tag);
      expect(again.headers.get("cache-control")).toBe("no-cache");
      expect(again.headers.get("vary")).toBe("Accept-Encoding");
    }
    expect((await site.ask("/fr/bureau", { "If-None-Match": tag })).status).toBe(200);
  });

  test("If-Modified-Since counts only without If-None-Match", async () => {
    const modified = await header(pdf, "last-modified");
    expect((await site.ask(pdf, { "If-Modified-Since": modified })).status).toBe(304);
    expect((await site.ask(pdf, { "If-Modified-Since": "Mon, 01 Jan 2001 00:00:00 GMT" })).status).toBe(200);
    expect((await site.ask(pdf, { "If-Modified-Since": "yesterday" })).status).toBe(200);
    expect((await site.ask(pdf, { "If-Modified-Since": modified, "If-None-Match": '"other"' })).status).toBe(200);
  });
});

describe("ranges", () => {
  test.each([
    ["bytes=5-", 206, "0123456789", "bytes 5-14/15"],
    ["bytes=-400", 206, "%PDF-0123456789", "bytes 0-14/15"],
    ["bytes=-0", 416, "", "bytes */15"],
    ["bytes=99999999999999999999-", 416, "", "bytes */15"],
    ["bytes=0-0", 206, "%", "bytes 0-0/15"],
    ["bytes=5-2", 416, "", "bytes */15"],
    ["bytes=-", 200, "%PDF-0123456789", undefined],
    ["bytes=0-3,4-8,2-5", 206, "%PDF-0123", "bytes 0-8/15"],
    ["bytes=0-1,4-5", 200, "%PDF-0123456789", undefined],
    ["lines=1-2", 200, "%PDF-0123456789", undefined],
  ])("%s is answered %i", async (range, status, body, contentRange) => {
    const answer = await site.ask(pdf, { Range: range });
    expect([answer.status, answer.body.toString()]).toEqual([status, body]);
    expect(answer.headers.get("content-range")).toBe(contentRange);
    expect(answer.headers.get("content-length")).toBe(String(body.length));
  });

  test("a range is taken from the uncompressed file", async () => {
    const answer = await site.ask("/fr/bureau", { Range: "bytes=0-14", "Accept-Encoding": "br" });
    expect([answer.status, answer.body.toString()]).toEqual([206, "<!doctype html>"]);
    expect(answer.headers.get("content-encoding")).toBeUndefined();
  });

  test("HEAD ignores Range", async () => {
    const answer = await site.ask(pdf, { Range: "bytes=0-3" }, { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-length")]).toEqual([200, "15"]);
    expect(answer.headers.get("content-range")).toBeUndefined();
  });

  test("the whole file is sent when If-Range does not match", async () => {
    const [tag, modified] = [await header(pdf, "etag"), await header(pdf, "last-modified")];
    const ask = async (ifRange: string) => (await site.ask(pdf, { Range: "bytes=0-3", "If-Range": ifRange })).status;
    expect([await ask(tag), await ask(modified)]).toEqual([206, 206]);
    expect([await ask('"other"'), await ask(`W/${tag}`), await ask("Mon, 01 Jan 2001 00:00:00 GMT")]).toEqual([
      200, 200, 200,
    ]);
  });

  test("an empty file has no ranges", async () => {
    expect((await site.ask("/empty.txt")).status).toBe(200);
    expect((await site.ask("/empty.txt", { Range: "bytes=0-" })).status).toBe(416);
  });
});

test("files replaced or removed on the disk are served from memory", async () => {
  const before = await site.ask("/en");
  writeFileSync(join(site.root, "en/index.html"), "longer or shorter than before");
  rmSync(join(site.root, "en/agenda.ics"));
  const after = await site.ask("/en");
  expect([after.status, after.body.toString()]).toEqual([200, before.body.toString()]);
  expect((await site.ask("/en/agenda.ics")).body.toString()).toBe("BEGIN:VCALENDAR");
});
