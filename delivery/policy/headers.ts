import { embeds, type Service } from "#model/service-hosts.ts";
import { contentTypes } from "./content-type.ts";
import { isInside } from "./paths.ts";

const oneDay = 86_400;
const oneYear = 31_536_000;
const twoYears = 63_072_000;

export const hashedFolders = ["/assets", "/art", "/pictures", "/social"];
export const sharedFolders = ["/social", "/feeds"];

const permissions = {
  geolocation: ["self"],
  payment: ["self", ...quoted(embeds.donation.frame), ...quoted(embeds.ticketing.frame)],
  autoplay: ["self", ...quoted(embeds.video.frame)],
  fullscreen: ["self", ...quoted(embeds.video.frame)],
  camera: [],
  microphone: [],
  "display-capture": [],
  midi: [],
  usb: [],
  serial: [],
  hid: [],
};

/** The headers that pictures, scripts and fonts need too; `fileHeaders` relaxes them for shared files. */
export const partHeaders = { "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin" };

export const documentHeaders: Readonly<Record<string, string>> = {
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": `max-age=${twoYears}`,
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": Object.entries(permissions)
    .map(([feature, allowed]) => `${feature}=(${allowed.join(" ")})`)
    .join(", "),
};

/** The rest of a page's policy is in its meta element, where browsers ignore this part. */
export const framing = { "Content-Security-Policy": "frame-ancestors 'none'" };

/** For pages, documents, redirects and errors. */
export const securityHeaders: Readonly<Record<string, string>> = { ...partHeaders, ...documentHeaders, ...framing };

const partExtensions = [...contentTypes.keys()].filter((extension) => extension !== "html" && extension !== "pdf");
export const partPattern = new RegExp(`\\.(?:${partExtensions.join("|")})$`);

/** For SVG and PDF files that are opened directly. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
export const inertPattern = /\.(?:svg|pdf)$/;

export const redirectCaching = {
  language: { "Cache-Control": "no-store", Vary: "Accept-Language, Cookie" },
  canonical: { "Cache-Control": `public, max-age=${oneDay}` },
  moved: { "Cache-Control": `public, max-age=${oneDay}` },
} as const;

/** Pages are revalidated each time. */
function cacheControl(path: string): string {
  if (hashedFolders.some((folder) => isInside(path, folder))) return `public, max-age=${oneYear}, immutable`;
  if (isInside(path, "/documents")) return `public, max-age=${oneDay}`;
  return "no-cache";
}

export function resourcePolicy(path: string): "same-origin" | "cross-origin" {
  return sharedFolders.some((folder) => isInside(path, folder)) ? "cross-origin" : "same-origin";
}

export function headersOf(path: string): Record<string, string> {
  return {
    ...(partPattern.test(path) ? partHeaders : securityHeaders),
    ...fileHeaders(path),
    ...(inertPattern.test(path) && { "Content-Security-Policy": inertPolicy }),
  };
}

export function fileHeaders(path: string): Record<string, string> {
  return {
    "Cache-Control": cacheControl(path),
    "Cross-Origin-Resource-Policy": resourcePolicy(path),
    // Scripts of other sites may read feeds and calendars.
    ...(isInside(path, "/feeds") && { "Access-Control-Allow-Origin": "*" }),
  };
}

interface PagePolicy {
  /** Hashes of the page's inline scripts and styles, such as `sha256-…`. */
  inline: Readonly<Record<"script" | "style", readonly string[]>>;
  services: readonly Service[];
  /** Origins that the site's forms submit to. */
  forms: readonly string[];
}

/** For a meta element: the same on every page, except for the hashes. */
export function contentSecurityPolicy({ inline, services, forms }: PagePolicy): string {
  const used = services.map((name) => embeds[name]);
  const directives: Record<string, readonly string[]> = {
    // Not 'none', to which Firefox holds links that prefetch.
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...inline.script.map((hash) => `'${hash}'`),
      ...used.flatMap((embed) => embed.script ?? []),
    ],
    "style-src": ["'self'", ...inline.style.map((hash) => `'${hash}'`), ...used.flatMap((embed) => embed.style ?? [])],
    "img-src": ["'self'", "data:", ...used.flatMap((embed) => embed.image ?? [])],
    "connect-src": ["'self'"],
    "frame-src": used.flatMap((embed) => embed.frame ?? []),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...forms],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...new Set(sources.length > 0 ? sources : ["'none'"])].join(" "))
    .join("; ");
}

function quoted(hosts: readonly string[] = []): string[] {
  return hosts.map((host) => `"${host}"`);
}
