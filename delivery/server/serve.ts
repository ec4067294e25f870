import { createServer, type RequestListener, type Server } from "node:http";
import { BlockList, isIPv6, type Server as NetServer } from "node:net";
import { StartError } from "../built-site.ts";
import { queueRequests, Request } from "./request-queue.ts";

export interface Address {
  host: string;
  port: number;
}

export function readAddress(env: Readonly<Record<string, string | undefined>>): Address {
  const port = env.PORT || "3000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new StartError(`PORT is "${port}", but must be a number from 0 to 65535.`);
  }
  return { host: env.HOST || "127.0.0.1", port: Number(port) };
}

/** Limits of connections per public IP address and in total. */
const mostConnections = { fromOne: 256, inAll: 4_096 };

/** Addresses of this machine and private networks, where a proxy connects on behalf of many visitors. */
const proxies = new BlockList();
for (const [net, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  proxies.addSubnet(net, bits);
proxies.addAddress("::1", "ipv6");
proxies.addSubnet("fc00::", 7, "ipv6");

export const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** A client of IPv6 has all addresses that begin with its first four groups. */
export const clientOf = (address: string) =>
  address.includes(".") ? address : address.replace(/^((?:\w+:){4}).*|::.*/, "$1");

export function limitConnections(server: Server, fromOne = mostConnections.fromOne, isExempt = isProxy): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    if (socket.remoteAddress === undefined || isExempt(socket.remoteAddress)) return;
    const address = clientOf(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > fromOne) socket.destroy();
  });
}

export function listen(handler: RequestListener, address: Address): Promise<{ server: Server; url: string }> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16_384,
      IncomingMessage: Request,
    },
    queueRequests(handler),
  );
  server.maxConnections = mostConnections.inAll;
  limitConnections(server);
  // Longer than the usual minute of proxies, so that they close the connection first.
  server.keepAliveTimeout = 65_000;
  server.timeout = 120_000;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new StartError(explain(error, address))));
    server.listen(address.port, address.host, () => {
      const host = address.host.includes(":") ? `[${address.host}]` : address.host;
      resolve({ server, url: `http://${host}:${portOf(server)}` });
    });
  });
}

/** Lets running responses finish within `patience` ms, then closes all connections. */
export function stop(server: Server, patience = 4_000): Promise<{ cut: boolean }> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    let cut = false;
    const end = setTimeout(() => {
      cut = true;
      server.closeAllConnections();
    }, patience);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve({ cut });
    });
  });
}

export function portOf(server: NetServer): number {
  const bound = server.address();
  return typeof bound === "object" && bound ? bound.port : 0;
}

function explain(error: NodeJS.ErrnoException, { host, port }: Address): string {
  if (error.code === "EADDRINUSE") {
    const remedy = `Stop the other program or choose another port, e.g. PORT=${port + 1}.`;
    return `Port ${port} is already in use on ${host}. ${remedy}`;
  }
  if (error.code === "EACCES") return `Port ${port} needs special rights. Choose one above 1023, e.g. PORT=3000.`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return `HOST is "${host}", which is not an address of this machine.`;
  }
  return `The server cannot listen on ${host}, port ${port}: ${error.message}`;
}
