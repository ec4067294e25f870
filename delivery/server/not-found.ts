import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Files } from "./route.ts";
import { pickVariant, sendText } from "./send.ts";

/** The 404 pages, kept in memory: sirv can only send a file with status 200. */
export function readNotFoundPages(files: Files): ReadonlyMap<string, Buffer> {
  return new Map(
    [...files.values()]
      .filter((file) => file.path.endsWith("/404.html"))
      .flatMap((file) => [file, ...file.encoded.values()])
      .map((variant) => [variant.path, readFileSync(variant.absolute)]),
  );
}

export function sendNotFound(
  req: IncomingMessage,
  res: ServerResponse,
  page: { files: Files; bodies: ReadonlyMap<string, Buffer>; path: string | undefined },
): void {
  const file = page.path === undefined ? undefined : page.files.get(page.path);
  const variant = file && pickVariant(file, req.headers["accept-encoding"]);
  const body = variant && page.bodies.get(variant.path);
  if (!body) return sendText(res, 404, "Not found");
  if (file.encoded.size > 0) res.setHeader("Vary", "Accept-Encoding");
  if (variant.encoding) res.setHeader("Content-Encoding", variant.encoding);
  res.writeHead(404, { "Cache-Control": "no-cache", "Content-Type": file.type, "Content-Length": body.length });
  res.end(body);
}
