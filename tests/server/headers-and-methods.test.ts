import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { runningSite } from "./running-site.ts";

const site = runningSite();

test("a strange Host header changes nothing", async () => {
  for (const host of ["evil.example", "evil.example:99999", "a b", "[::1", "%00", ""]) {
    const answer = await site.ask("/fr/bureau/", { Host: host });
    expect([308, 400]).toContain(answer.status);
    expect(JSON.stringify([...answer.headers])).not.toContain("evil");
  }
});

test("only headers named Host count as hosts", async () => {
  expect((await site.ask("/fr/bureau", { From: "host", Date: "host", Via: "host" })).status).toBe(200);
});

describe("methods", () => {
  test.each(["PATCH", "TRACE", "PROPFIND"])("%s is refused", async (method) => {
    const answer = await site.ask("/fr/bureau", { "Content-Length": "0" }, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect([answer.body.toString(), answer.headers.get("connection")]).toEqual(["Method not allowed\n", "close"]);
  });

  test("OPTIONS * lists the methods, GET * is a bad request", async () => {
    const options = await site.ask("*", {}, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    const answer = await site.ask("*");
    expect([answer.status, answer.body.toString()]).toEqual([400, "Bad request\n"]);
  });

  test("CONNECT closes the connection and the server keeps running", async () => {
    expect((await site.ask("evil.example:443", {}, { method: "CONNECT" })).body.length).toBe(0);
    expect((await site.ask("/fr")).status).toBe(200);
  });
});

test("headers beyond 16 kB are refused", async () => {
  expect((await site.ask(`/fr?${"a".repeat(17_000)}`)).status).toBe(431);
});

test("several requests on one connection are answered in order", async () => {
  const answers = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(site.port, "127.0.0.1");
    socket.setTimeout(5_000, () => socket.destroy(new Error("no answer")));
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
    socket.write(
      ["/fr/bureau", "/nowhere.data", "/fr/"].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(""),
    );
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  });
  expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 404", "HTTP/1.1 308", "HTTP/1.1 307"]);
});
