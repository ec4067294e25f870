import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { RequestHandler } from "sirv";
import { acceptedEncodings } from "./accept-encoding.ts";
import { isNotModified, requestedRange } from "./conditions.ts";
import { isUnchanged, type SiteFile, type Variant } from "./files.ts";

export function sendText(res: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  res.writeHead(status, {
    "Cache-Control": "no-cache",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  res.end(body);
}

export function sendRedirect(res: ServerResponse, status: 307 | 308, location: string): void {
  res.writeHead(status, { Location: location, "Content-Length": 0 });
  res.end();
}

/** Answers with a file, a part of it or 304; `serve` writes what is on the disk. */
export function sendFile(req: IncomingMessage, res: ServerResponse, file: SiteFile, serve: RequestHandler): void {
  const wantsPart = req.method === "GET" && req.headers.range !== undefined;
  const variant = wantsPart ? file : pickVariant(file, req.headers["accept-encoding"]);
  if (file.encoded.size > 0) res.setHeader("Vary", "Accept-Encoding");
  res.setHeader("ETag", variant.etag);
  res.setHeader("Last-Modified", file.modified.toUTCString());
  if (isNotModified(req.headers, variant)) return void res.writeHead(304).end();

  const range = wantsPart ? requestedRange(req.headers, variant) : "whole";
  if (range === "unsatisfiable") {
    res.setHeader("Cache-Control", "no-cache");
    return void res.writeHead(416, { "Content-Range": `bytes */${variant.size}`, "Content-Length": 0 }).end();
  }
  // A length that no longer fits the file would leave the browser waiting.
  if (!isUnchanged(variant)) return sendUpdating(res);

  res.setHeader("Accept-Ranges", "bytes");
  res.setHeader("Content-Type", file.type);
  // sirv takes a final byte of 0 for no final byte; the whole file is a correct answer to that request too.
  if (range === "whole" || range.end === 0) delete req.headers.range;
  else req.headers.range = `bytes=${range.start}-${range.end}`;
  req.url = encodeURI(variant.path);
  guardStream(res);
  serve(req, res, () => sendUpdating(res));
}

export function pickVariant(file: SiteFile, acceptEncoding: string | undefined): Variant {
  const encoding = acceptedEncodings(acceptEncoding).find((candidate) => file.encoded.has(candidate));
  return (encoding && file.encoded.get(encoding)) ?? file;
}

function sendUpdating(res: ServerResponse): void {
  for (const name of ["ETag", "Last-Modified", "Accept-Ranges"]) res.removeHeader(name);
  res.setHeader("Retry-After", "5");
  sendText(res, 503, "Le site est en cours de mise à jour. The site is being updated.");
}

// sirv neither closes the file when the visitor leaves nor expects it to fail while being read.
function guardStream(res: ServerResponse): void {
  res.once("pipe", (source: Readable) => {
    source.on("error", () => res.destroy());
    res.once("close", () => source.destroy());
  });
}
