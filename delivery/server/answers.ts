import { contentType } from "../policy/content-type.ts";
import { headersOf, policyHeaders, strictestPolicy } from "../policy/headers.ts";
import type { Encoding, SiteFile, Variant } from "./files.ts";

/** Alternating names and values, which Node writes without checking them again. */
export type HeaderList = string[];

export interface PreparedVariant extends Variant {
  validators: { etag: string; "last-modified": string };
  whole: HeaderList;
  unchanged: HeaderList;
  /** For a 404 page. */
  missing: HeaderList;
}

export interface Answer {
  plain: PreparedVariant;
  encoded: ReadonlyMap<Encoding, PreparedVariant>;
}

/** `address` selects headers and policy: "/fr/bureau" for fr/bureau/index.html. */
export function prepareAnswer(file: SiteFile, address: string, csp: Readonly<Record<string, string>>): Answer {
  const type = contentType(file.path);
  const modified = file.modified.toUTCString();
  const always = list({
    ...headersOf(address),
    ...(file.path.endsWith(".html") && policyHeaders(csp[address] ?? strictestPolicy)),
    ...(file.encoded.size > 0 && { Vary: "Accept-Encoding" }),
  });
  const prepare = (variant: Variant, encoding?: Encoding): PreparedVariant => {
    const body = list({
      "Content-Type": type,
      "Content-Length": String(variant.size),
      ...(encoding && { "Content-Encoding": encoding }),
    });
    const unchanged = [...always, "ETag", variant.etag, "Last-Modified", modified];
    return {
      ...variant,
      validators: { etag: variant.etag, "last-modified": modified },
      unchanged,
      whole: [...unchanged, "Accept-Ranges", "bytes", ...body],
      missing: [...always, ...body],
    };
  };
  const encoded = [...file.encoded].map(([encoding, variant]) => [encoding, prepare(variant, encoding)] as const);
  return { plain: prepare(file), encoded: new Map(encoded) };
}

export function list(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
