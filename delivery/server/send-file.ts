import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";
import { contentType } from "../policy/content-type.ts";
import { securityHeaders } from "../policy/headers.ts";

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Sends a file of the site, or the copy of it that the build compressed. */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  files: ReadonlyMap<string, string>,
): void {
  const file = files.get(path) ?? "";
  const isWhole = res.statusCode !== 200;
  if (isWhole) for (const header of ["if-none-match", "if-modified-since"]) delete req.headers[header];
  if (isWhole || req.method === "HEAD" || isLongSuffix(req.headers.range, file)) delete req.headers.range;
  const copies = encodings.flatMap(([encoding, suffix]) => {
    const copy = files.get(path + suffix);
    return copy === undefined ? [] : [{ encoding, copy }];
  });
  if (copies.length > 0) res.setHeader("Vary", "Accept-Encoding");
  const accepted = req.headers["accept-encoding"] ?? "";
  // A range is one of the file itself.
  const chosen = req.headers.range === undefined && copies.find(({ encoding }) => accepts(accepted, encoding));
  if (chosen) res.setHeader("Content-Encoding", chosen.encoding);
  send(req, encodeURIComponent(chosen ? chosen.copy : file), {
    cacheControl: false,
    dotfiles: "allow",
    index: false,
    acceptRanges: !isWhole,
    etag: !isWhole,
    lastModified: !isWhole,
    // Small pieces, because one or two of them wait in memory for each slow reader.
    highWaterMark: 16_384,
  } as send.SendOptions)
    .on("error", ({ status }: { status: number }) => sendText(res, status, "Not available"))
    .pipe(res);
}

/** `br`, or `*`, unless its weight is 0. */
function accepts(header: string, encoding: string): boolean {
  const named = header.split(",").map((item) => item.toLowerCase().replaceAll(/\s/g, "").split(";q="));
  const [, weight = "1"] = named.find(([name]) => name === encoding) ??
    named.find(([name]) => name === "*") ?? ["", "0"];
  return Number(weight) > 0;
}

/** The last 400 bytes of a file with 15 are all of it; send refuses them. */
function isLongSuffix(range: string | undefined, file: string): boolean {
  const [, last] = /^bytes=-(\d+)$/.exec(range ?? "") ?? [];
  return last !== undefined && Number(last) >= (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
}

export function sendText(res: ServerResponse, status: number, words: string): void {
  // A file could not be read to its end.
  if (res.headersSent) return void res.destroy();
  for (const header of ["ETag", "Last-Modified", "Content-Encoding", "Vary"]) res.removeHeader(header);
  const body = `${words}\n`;
  res.writeHead(status, {
    ...securityHeaders,
    "Cache-Control": "no-cache",
    "Content-Type": contentType(".txt"),
    "Content-Length": Buffer.byteLength(body),
  });
  res.end(body);
}
