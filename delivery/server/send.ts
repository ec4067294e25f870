import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import fresh from "fresh";
import Negotiator from "negotiator";
import parseRange from "range-parser";
import { redirectCaching, securityHeaders } from "../policy/headers.ts";
import { type Answer, type HeaderList, list, type PreparedVariant } from "./answers.ts";

const refusal = list({ ...securityHeaders, "Cache-Control": "no-cache" });

export function sendText(res: ServerResponse, status: number, text: string, headers: HeaderList = []): void {
  const body = `${text}\n`;
  const type = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(Buffer.byteLength(body))];
  res.writeHead(status, [...refusal, ...type, ...headers]);
  res.end(body);
}

const redirects = { language: 307, canonical: 308, moved: 301 } as const;

export function sendRedirect(res: ServerResponse, reason: keyof typeof redirects, location: string): void {
  const headers = { ...securityHeaders, ...redirectCaching[reason], Location: location, "Content-Length": "0" };
  res.writeHead(redirects[reason], list(headers));
  res.end();
}

export function sendFile(req: IncomingMessage, res: ServerResponse, answer: Answer): void | Promise<void> {
  const { headers, method } = req;
  const range = method === "GET" ? headers.range : undefined;
  const variant = range === undefined ? pickVariant(answer, headers["accept-encoding"]) : answer.plain;
  if (fresh(headers, variant.validators)) return void res.writeHead(304, variant.unchanged).end();

  const part = range === undefined ? "whole" : requestedPart(range, headers["if-range"], variant);
  if (part === "none") {
    return void res
      .writeHead(416, [...refusal, "Content-Range", `bytes */${variant.size}`, "Content-Length", "0"])
      .end();
  }
  return sendBytes(req, res, variant, part);
}

export function sendMissing(req: IncomingMessage, res: ServerResponse, answer: Answer | undefined) {
  if (!answer) return sendText(res, 404, "Not found");
  return sendBytes(req, res, pickVariant(answer, req.headers["accept-encoding"]), "missing");
}

type Part = { start: number; end: number };

function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  variant: PreparedVariant,
  as: Part | "missing" | "whole",
) {
  const { body } = variant;
  const part = typeof as === "object" ? as : { start: 0, end: variant.size - 1 };
  const begin = () => {
    if (as === "whole") res.writeHead(200, variant.whole);
    else if (as === "missing") res.writeHead(404, variant.missing);
    else res.writeHead(206, partHeaders(variant, as));
  };
  if (!body && req.method !== "HEAD") return sendStream(res, variant, part, begin);
  begin();
  // Node omits the body for HEAD.
  res.end(body?.subarray(part.start, part.end + 1));
}

function partHeaders(variant: PreparedVariant, { start, end }: Part): string[] {
  const headers = variant.whole.with(variant.whole.indexOf("Content-Length") + 1, String(end - start + 1));
  return [...headers, "Content-Range", `bytes ${start}-${end}/${variant.size}`];
}

async function sendStream(res: ServerResponse, variant: PreparedVariant, part: Part, begin: () => void) {
  const file = await open(variant.absolute).catch(() => undefined);
  // With a wrong Content-Length the browser would wait for more bytes.
  if (!file || (await file.stat()).size !== variant.size) {
    await file?.close();
    return sendText(res, 503, "Le site est en cours de mise à jour. The site is being updated.", ["Retry-After", "5"]);
  }
  begin();
  // Small pieces, because one or two of them wait in memory for each slow reader.
  const stream = file.createReadStream({ ...part, highWaterMark: 16_384 });
  // An aborted request or a read error ends only this response.
  await pipeline(stream, res).catch(() => res.destroy());
  // The stream closes the file, unless the request was aborted before it started.
  await file.close().catch(() => {});
}

const encodings = ["br", "gzip", "identity"] as const;

/** The encoding the browser prefers, Brotli on a tie. */
function pickVariant({ plain, encoded }: Answer, acceptEncoding: string | undefined): PreparedVariant {
  const accepted = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  for (const encoding of accepted.encodings(encodings, { preferred: encodings })) {
    const variant = encoding === "identity" ? plain : encoded.get(encoding);
    if (variant) return variant;
  }
  return plain;
}

/** Several ranges, or a unit other than bytes, are answered with the whole file. */
function requestedPart(
  range: string,
  condition: string | string[] | undefined,
  variant: PreparedVariant,
): Part | "none" | "whole" {
  if (!stillApplies(condition, variant)) return "whole";
  // range-parser rejects a suffix longer than the file, which should mean the whole file.
  const withinFile = range.replace(/^bytes=-(\d+)$/, (_, last) => `bytes=-${Math.min(Number(last), variant.size)}`);
  const parts = parseRange(variant.size, withinFile, { combine: true });
  if (parts === -1) return "none";
  const [part, another] = parts !== -2 && parts.type === "bytes" ? parts : [];
  return part && !another ? part : "whole";
}

function stillApplies(condition: string | string[] | undefined, { validators }: PreparedVariant): boolean {
  if (condition === undefined) return true;
  return condition === validators.etag || condition === validators["last-modified"];
}
