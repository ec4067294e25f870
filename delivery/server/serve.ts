import { createServer, type RequestListener, type Server } from "node:http";
import type { Server as NetServer } from "node:net";
import { StartError } from "../built-site.ts";

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

/** Starts to listen and gives the server with the URL it answers at. */
export function listen(handler: RequestListener, address: Address): Promise<{ server: Server; url: string }> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16_384 },
    handler,
  );
  // Longer than the minute for which proxies usually keep a connection, so that they close it first.
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

/** Stops accepting, lets running answers finish for a while, then closes what is left. */
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

/** Where a server listens. */
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
