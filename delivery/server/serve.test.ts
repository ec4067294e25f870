import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { StartError } from "../built-site.ts";
import { listen, portOf, readAddress, stop } from "./serve.ts";

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
