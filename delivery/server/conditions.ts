import type { IncomingHttpHeaders } from "node:http";
import type { Variant } from "./files.ts";

export type ByteRange = { start: number; end: number } | "whole" | "unsatisfiable";

export function isNotModified(headers: IncomingHttpHeaders, variant: Variant): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) {
    // A proxy that compresses on the way marks the tag as weak; the content is the same.
    const known = tags.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return known.includes("*") || known.includes(variant.etag);
  }
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return wholeSeconds(variant.modified) <= since;
}

export function requestedRange(headers: IncomingHttpHeaders, variant: Variant): ByteRange {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(headers.range ?? "");
  if (!match || !rangeStillApplies(headers["if-range"], variant)) return "whole";
  const [first, last] = [match[1] ?? "", match[2] ?? ""];
  if (!first && !last) return "whole";
  if (!first) return suffixRange(Number(last), variant.size);
  const start = Number(first);
  const end = last ? Math.min(Number(last), variant.size - 1) : variant.size - 1;
  if (last && Number(last) < start) return "whole";
  return start >= variant.size ? "unsatisfiable" : { start, end };
}

function suffixRange(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - length), end: size - 1 };
}

function rangeStillApplies(condition: string | string[] | undefined, variant: Variant): boolean {
  if (typeof condition !== "string") return condition === undefined;
  if (condition.includes('"')) return condition === variant.etag;
  return Date.parse(condition) === wholeSeconds(variant.modified);
}

// Dates in headers have no fractions of a second.
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
