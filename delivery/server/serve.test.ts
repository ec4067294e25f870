import { once } from "node:events";
import { connect, Server } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { StartError } from "../built-site.ts";
import { isProxy, limitConnections, listen, portOf, readAddress, stop } from "./serve.ts";

const here = { host: "127.0.0.1", port: 0 };

/** Replaces the operating system's answer to listen(). */
function listeningWith(answer: (server: Server) => void, host: string) {
  vi.spyOn(Server.prototype, "listen").mockImplementationOnce(function (this: Server, ...given: unknown[]) {
    const [whenListening] = given.slice(-1);
    if (typeof whenListening === "function") this.once("listening", () => whenListening());
    setImmediate(() => answer(this));
    return this;
  });
  return listen(() => {}, { host, port: 80 });
}

/** A connection that sent a request. */
function visit(server: Server) {
  const socket = connect(portOf(server), here.host).on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  return socket;
}

test("the default is port 3000 on this machine only", () => {
  expect(readAddress({ PORT: "", HOST: "" })).toEqual({ host: "127.0.0.1", port: 3000 });
  expect(readAddress({ PORT: "65535", HOST: "::" })).toEqual({ host: "::", port: 65_535 });
});

test.each(["-1", "65536", "3000x", "x3000", "123456"])("PORT cannot be %s", (PORT) => {
  expect(() => readAddress({ PORT })).toThrow(
    new StartError(`PORT is "${PORT}", but must be a number from 0 to 65535.`),
  );
});

test("keep-alive outlasts that of proxies, and slow requests time out", async () => {
  const { server, url } = await listen((_, res) => res.end("here"), here);
  expect(await (await fetch(url)).text()).toBe("here");
  expect(server).toMatchObject({
    keepAliveTimeout: 65_000,
    timeout: 120_000,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
  });
  await stop(server);
  expect(portOf(server)).toBe(0);
});

test("connections per IP address are limited, and closed ones do not count", async () => {
  const { server } = await listen((_, res) => res.end(), here);
  limitConnections(server, 2, () => false);
  const open = async () => {
    const socket = visit(server);
    const answered = once(socket, "data").then(() => "answered");
    return { socket, outcome: await Promise.race([answered, once(socket, "close").then(() => "closed")]) };
  };
  const first = await open();
  const others = [await open(), await open()];
  expect([first, ...others].map(({ outcome }) => outcome)).toEqual(["answered", "answered", "closed"]);
  first.socket.destroy();
  await expect.poll(async () => (await open()).outcome).toBe("answered");
  await stop(server, 50);
});

test("local and private addresses count as proxies", () => {
  const local = ["127.0.0.1", "::1", "10.1.2.3", "172.20.0.5", "::ffff:192.168.1.2", "fd00::1"];
  expect(local.filter((address) => !isProxy(address))).toEqual([]);
  expect(["203.0.113.7", "2001:db8::1", "::ffff:203.0.113.7", "172.32.0.1"].filter(isProxy)).toEqual([]);
});

test("an IPv6 address is written in brackets", async () => {
  const { url } = await listeningWith((server) => server.emit("listening"), "::1");
  expect(url).toBe("http://[::1]:0");
});

test.each([
  [
    "EADDRINUSE",
    "Port 80 is already in use on a.example. Stop the other program or choose another port, e.g. PORT=81.",
  ],
  ["EACCES", "Port 80 needs special rights. Choose one above 1023, e.g. PORT=3000."],
  ["EADDRNOTAVAIL", 'HOST is "a.example", which is not an address of this machine.'],
  ["ENOTFOUND", 'HOST is "a.example", which is not an address of this machine.'],
  ["EMFILE", "The server cannot listen on a.example, port 80: no more files"],
])("%s is explained in a sentence", async (code, sentence) => {
  const error = Object.assign(new Error("no more files"), { code });
  const listening = listeningWith((server) => server.emit("error", error), "a.example");
  await expect(listening).rejects.toEqual(new StartError(sentence));
});

test("stopping closes idle connections at once and waits a while for running responses", async () => {
  const idle = await listen((_, res) => res.end("at once"), here);
  await once(visit(idle.server), "data");
  expect(await stop(idle.server, 3_000)).toEqual({ cut: false });

  const ending = await listen((_, res) => {
    res.write("…");
    void setTimeout(100).then(() => res.end());
  }, here);
  await once(visit(ending.server), "data");
  expect(await stop(ending.server, 3_000)).toEqual({ cut: false });

  const busy = await listen((_, res) => void res.write("…"), here);
  const reader = visit(busy.server);
  await once(reader, "data");
  const stopping = stop(busy.server, 200);
  await setTimeout(100);
  expect(reader.closed).toBe(false);
  expect(await stopping).toEqual({ cut: true });
});

test("stopping clears its timers", async () => {
  const { server } = await listen((_, res) => res.end(), here);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const stopping = stop(server);
  expect(vi.getTimerCount()).toBe(2);
  await stopping;
  expect(vi.getTimerCount()).toBe(0);
});
