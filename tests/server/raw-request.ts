import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
}

const timeout = 5_000;

/** Sends the request line unchanged: `fetch` and `http.request` normalise or refuse unusual paths. */
export function rawRequest(port: number, target: string, request: RawRequest = {}): Promise<RawAnswer> {
  const { method = "GET", headers = {} } = request;
  const lines = Object.entries({ Host: "site.example", ...headers, Connection: "close" });
  const head = [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""].join(
    "\r\n",
  );
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(head, "latin1")));
    socket.setTimeout(timeout, () => socket.destroy(new Error(`no response in ${timeout} ms to ${method} ${target}`)));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(parse(Buffer.concat(chunks))));
  });
}

function parse(bytes: Buffer): RawAnswer {
  const split = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.subarray(0, Math.max(split, 0)).toString("latin1").split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(" ")[1] ?? 0), headers: new Map(headers), body: bytes.subarray(split + 4) };
}
