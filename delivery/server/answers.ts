import { contentType } from "../policy/content-type.ts";
import { contentSecurityPolicy, headersOf, reportOnlyPolicy } from "../policy/headers.ts";
import type { Encoding, SiteFile, Variant } from "./files.ts";

/** A list of names and values in turn, which Node writes without looking at it again. */
export type HeaderList = string[];

/** One form of a file with everything that is sent before it. */
export interface PreparedVariant extends Variant {
  /** The tag and the date, for conditions. */
  validators: { etag: string; "last-modified": string };
  whole: HeaderList;
  unchanged: HeaderList;
  /** Its status and body are those of a missing page. */
  missing: HeaderList;
}

export interface Answer {
  plain: PreparedVariant;
  encoded: ReadonlyMap<Encoding, PreparedVariant>;
}

/** `address` is what the headers and the policy go by: "/fr/bureau" for fr/bureau/index.html. */
export function prepareAnswer(file: SiteFile, address: string, csp: Readonly<Record<string, string>>): Answer {
  const type = contentType(file.path);
  const modified = file.modified.toUTCString();
  const always = list({
    ...headersOf(address),
    ...(file.path.endsWith(".html") && pagePolicy(address, csp)),
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

function pagePolicy(address: string, csp: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.hasOwn(csp, address) ? csp[address] : undefined;
  const policy = own ?? contentSecurityPolicy({ scriptHashes: [], embeds: [] });
  const reportOnly = reportOnlyPolicy(policy);
  return {
    "Content-Security-Policy": policy,
    ...(reportOnly && { "Content-Security-Policy-Report-Only": reportOnly }),
  };
}

export function list(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
