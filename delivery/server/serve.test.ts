import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { StartError } from "../built-site.ts";
import { clientOf, isProxy, limitConnections, listen, portOf, readAddress, stop } from "./serve.ts";

const here = { host: "127.0.0.1", port: 0 };

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

test("a stop lets a running response finish and refuses new connections", async () => {
  let finish = () => {};
  const { server, url } = await listen((_, res) => {
    res.write("begun, ");
    finish = () => void res.end("finished");
  }, here);
  const response = await fetch(url);
  const stopped = stop(server, 60_000);
  await expect(fetch(url)).rejects.toThrow();
  finish();
  expect(await response.text()).toBe("begun, finished");
  expect(await stopped).toEqual({ cut: false });
});

test("a connection with too many requests at once is closed, and the rest of them is not parsed", async () => {
  const { server } = await listen(() => {}, here);
  let parsed = 0;
  server.on("request", () => parsed++);
  const socket = connect(portOf(server), here.host).on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(200));
  await once(socket, "close");
  expect(parsed).toBe(10);
  await stop(server, 50);
});

test("connections per IP address are limited, and closed ones do not count", async () => {
  const { server } = await listen((_, res) => res.end(), here);
  limitConnections(server, 2, () => false);
  const open = async () => {
    const socket = connect(portOf(server), here.host).on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
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

test("a client is an IPv4 address or a network of IPv6", () => {
  const same = ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9", "2001:db8:1:2:9::"];
  expect(new Set(same.map(clientOf)).size).toBe(1);
  expect(clientOf("2001:db8::9:8:7:6")).toBe(clientOf("2001:db8::1"));
  const others = ["2001:db8:1:3::9", "2001:db8::1", "203.0.113.7", "::ffff:203.0.113.8", "::1"];
  expect(new Set(others.map(clientOf)).size).toBe(others.length);
});
