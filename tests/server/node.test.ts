import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bilingualMissing, pageText } from "./fixture.ts";
import { runningSite } from "./running-site.ts";

/** Adds to the checks of every server in server-checks.ts. */
const site = runningSite();
const pdf = "/documents/statuts.pdf";

test.each([
  ["/FR/Antennes/ESSEC/", 308, "/fr/antennes/essec"],
  ["//assets/app-abc123.js", 308, "/assets/app-abc123.js"],
  ['/fr/bureau/?a="\\', 308, "/fr/bureau?a=%22%5C"],
  ["/en/Antennes/LILLE", 301, "/en/antennes"],
  ["/publications/index.html?page=2", 307, "/fr/publications?page=2"],
  ["http://other.example?a=1", 307, "/fr?a=1"],
  ["/\\evil", 307, "/fr"],
  ["/100%", 307, "/fr"],
])("%s is answered %i with Location %s", async (target, status, location) => {
  const { status: given, headers } = await site.ask(target, { "Accept-Language": "fr" });
  expect([given, headers.get("location"), headers.get("content-length")]).toEqual([status, location, "0"]);
});

test.each([
  ["/fr/bureau#top", 200, pageText("/fr/bureau")],
  ["http://other.example/fr/bureau", 200, pageText("/fr/bureau")],
  ["ftp://other.example/fr", 400, "Bad request\n"],
  ["*", 400, "Bad request\n"],
  ["/en/nowhere/", 404, pageText("en/404.html")],
  ["/fr/100%", 404, pageText("fr/404.html")],
  ["/en/antennes/hult/", 404, pageText("en/antennes/404.html")],
  ["/fr/antennes/__proto__", 404, pageText("fr/antennes/404.html")],
  ["/fr/linked", 404, pageText("fr/404.html")],
  ["/fr/.hidden", 404, pageText("fr/404.html")],
  ["/linked.txt", 404, bilingualMissing],
  ["//evil.example", 404, bilingualMissing],
  ["/bureau/index.html.gz", 404, bilingualMissing],
  ["/..", 404, bilingualMissing],
])("%s is answered %i", async (target, status, body) => {
  const answer = await site.ask(target);
  expect([answer.status, answer.body.toString()]).toEqual([status, body]);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect([answer.headers.has("etag"), answer.headers.has("last-modified")]).toEqual([status === 200, status === 200]);
});

test.each([
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["brand", undefined],
])("a browser that accepts “%s” gets %s, on pages and on 404 pages", async (accepted, encoding) => {
  const open = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((body: Buffer) => body);
  for (const [target, page] of [
    ["/fr/bureau", "/fr/bureau"],
    ["/fr/nowhere", "fr/404.html"],
  ] as const) {
    const { headers, body } = await site.ask(target, { "Accept-Encoding": accepted });
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([encoding, "Accept-Encoding"]);
    expect(headers.get("content-length")).toBe(String(body.length));
    expect(open(body).toString()).toBe(pageText(page));
  }
});

test("each encoding of a page has its own ETag and is answered 304", async () => {
  const tag = (await site.ask("/fr/bureau", { "Accept-Encoding": "br" })).headers.get("etag") ?? "";
  const again = await site.ask("/fr/bureau", { "Accept-Encoding": "br", "If-None-Match": `"other", ${tag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect([again.headers.get("etag"), again.headers.get("vary")]).toEqual([tag, "Accept-Encoding"]);
  expect((await site.ask("/fr/bureau", { "If-None-Match": tag })).status).toBe(200);
});

test("a range is taken from the uncompressed file, HEAD ignores it, and an empty file has none", async () => {
  const part = await site.ask("/fr/bureau", { Range: "bytes=0-14", "Accept-Encoding": "br" });
  expect([part.status, part.body.toString()]).toEqual([206, "<!doctype html>"]);
  const head = await site.ask(pdf, { Range: "bytes=0-3" }, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "15"]);
  expect((await site.ask("/empty.txt")).status).toBe(200);
  expect((await site.ask("/empty.txt", { Range: "bytes=0-" })).status).toBe(416);
});

test("an unknown method is refused, OPTIONS * lists the methods, and CONNECT closes the connection", async () => {
  const refused = await site.ask("/fr/bureau", { "Content-Length": "0" }, { method: "TRACE" });
  expect([refused.status, refused.body.toString()]).toEqual([405, "Method not allowed\n"]);
  expect([refused.headers.get("allow"), refused.headers.get("connection")]).toEqual(["GET, HEAD, OPTIONS", "close"]);
  const options = await site.ask("*", {}, { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  expect((await site.ask("evil.example:443", {}, { method: "CONNECT" })).body.length).toBe(0);
  expect((await site.ask("/fr")).status).toBe(200);
});

test("several requests on one connection are answered in order", async () => {
  const socket = connect(site.port, "127.0.0.1");
  for (const path of ["/fr/bureau", "/nowhere.txt", "/fr/"]) socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const answers = await text(socket);
  expect(answers.match(/(?<=HTTP\/1\.1 )\d{3}/g)).toEqual(["200", "404", "308", "307"]);
});
