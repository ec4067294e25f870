import { once } from "node:events";
import { connect, Server } from "node:net";
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

test("the default is port 3000 on this machine only", () => {
  expect(readAddress({})).toEqual({ host: "127.0.0.1", port: 3000 });
  expect(readAddress({ PORT: "", HOST: "" })).toEqual({ host: "127.0.0.1", port: 3000 });
  expect(readAddress({ PORT: "65535", HOST: "::" })).toEqual({ host: "::", port: 65_535 });
});

test.each(["abc", "-1", "65536", "3000.5", "1e3", "3000x", "x3000", "123456"])("PORT cannot be %s", (PORT) => {
  expect(() => readAddress({ PORT })).toThrow(
    new StartError(`PORT is "${PORT}", but must be a number from 0 to 65535.`),
  );
});

test("listen returns the URL", async () => {
  const { server, url } = await listen((_, res) => res.end("here"), here);
  expect(url).toBe(`http://127.0.0.1:${portOf(server)}`);
  expect(await (await fetch(url)).text()).toBe("here");
  await stop(server);
  expect(portOf(server)).toBe(0);
});

test("keep-alive outlasts that of proxies, and slow requests time out", async () => {
  const { server } = await listen((_, res) => res.end(), here);
  expect(server).toMatchObject({
    keepAliveTimeout: 65_000,
    timeout: 120_000,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
  });
  await stop(server);
});

test("connections per IP address are limited, and closed ones do not count", async () => {
  const { server } = await listen((_, res) => res.end(), here);
  limitConnections(server, 2, () => false);
  const open = async () => {
    const socket = connect(portOf(server), here.host).on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    const outcome = await Promise.race([
      once(socket, "data").then(() => "answered"),
      once(socket, "close").then(() => "closed"),
    ]);
    return { outcome, socket };
  };
  const first = await open();
  const others = [await open(), await open()];
  expect([first, ...others].map(({ outcome }) => outcome)).toEqual(["answered", "answered", "closed"]);
  first.socket.destroy();
  await expect.poll(async () => (await open()).outcome).toBe("answered");
  await stop(server, 50);
});

test("local and private addresses count as proxies", () => {
  expect(
    ["127.0.0.1", "::1", "10.1.2.3", "172.20.0.5", "::ffff:192.168.1.2", "fd00::1"].filter((one) => !isProxy(one)),
  ).toEqual([]);
  expect(["203.0.113.7", "2001:db8::1", "::ffff:203.0.113.7", "172.32.0.1"].filter(isProxy)).toEqual([]);
});

test("an IPv6 address is written in brackets", async () => {
  const { url } = await listeningWith((server) => server.emit("listening"), "::1");
  expect(url).toBe("http://[::1]:0");
});

test.each([
  ["EACCES", "Port 80 needs special rights. Choose one above 1023, e.g. PORT=3000."],
  ["ENOTFOUND", 'HOST is "site.example", which is not an address of this machine.'],
  ["EMFILE", "The server cannot listen on site.example, port 80: no more files"],
])("%s is explained in a sentence", async (code, sentence) => {
  const error = Object.assign(new Error("no more files"), { code });
  await expect(listeningWith((server) => server.emit("error", error), "site.example")).rejects.toEqual(
    new StartError(sentence),
  );
});

test("a used port and an address of another machine are explained", async () => {
  const { server } = await listen((_, res) => res.end(), here);
  const port = portOf(server);
  await expect(listen(() => {}, { ...here, port })).rejects.toEqual(
    new StartError(
      `Port ${port} is already in use on 127.0.0.1. Stop the other program or choose another port, e.g. PORT=${port + 1}.`,
    ),
  );
  await stop(server);
  await expect(listen(() => {}, { host: "192.0.2.1", port: 0 })).rejects.toEqual(
    new StartError('HOST is "192.0.2.1", which is not an address of this machine.'),
  );
});

test("stopping closes idle connections at once and waits a while for running responses", async () => {
  const { server } = await listen((_, res) => res.end("at once"), here);
  const kept = connect(portOf(server), "127.0.0.1");
  kept.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(kept, "data");
  expect(await stop(server, 3_000)).toEqual({ cut: false });

  const busy = await listen((_, res) => void res.write("…"), here);
  const reader = connect(portOf(busy.server), "127.0.0.1");
  reader.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(reader, "data");
  const gone = vi.fn<() => void>();
  reader.on("close", gone).on("error", () => {});
  const stopping = stop(busy.server, 200);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(gone).not.toHaveBeenCalled();
  expect(await stopping).toEqual({ cut: true });
});

test("stopping closes a connection when its last response ends", async () => {
  const { server } = await listen((_, res) => {
    res.write("…");
    setTimeout(() => res.end(), 100);
  }, here);
  const reader = connect(portOf(server), "127.0.0.1");
  reader.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(reader, "data");
  expect(await stop(server, 3_000)).toEqual({ cut: false });
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
