import { describe, expect, test } from "vitest";
import type { BuiltSite } from "../built-site.ts";
import { contentSecurityPolicy } from "../policy/headers.ts";
import { vercel } from "./all-hosts.ts";

const pages = ["/", "/bureau", "/publications", "/antennes/essec"];
const site = {
  pages,
  redirects: { "/antennes/lille": "/antennes" },
  csp: { "/fr/bureau": "default-src 'none'", "/fr/404.html": "default-src 'self'" },
};

type Route = {
  src?: string;
  handle?: string;
  has?: { type: "cookie" | "header"; key: string; value: string }[];
  headers?: Record<string, string>;
  caseSensitive?: boolean;
  continue?: boolean;
  status?: number;
  dest?: string;
};
type Config = { version: number; routes: Route[]; overrides: Record<string, { path: string }> };

function configOf(built: BuiltSite = site): Config {
  return JSON.parse(vercel.settings(built)[".vercel/output/config.json"] ?? "") as Config;
}

type Visitor = { cookie?: string; language?: string };

/** Simulates the routing of the Build Output API as far as these settings need. */
function answer(path: string, { cookie = "", language = "" }: Visitor = {}) {
  const config = configOf();
  const files = new Set(Object.values(config.overrides).map((override) => `/${override.path}`));
  const headers: Record<string, string> = {};
  for (const route of config.routes) {
    if (route.handle) {
      if (files.has(path)) return { status: 200, headers };
      continue;
    }
    const match = new RegExp(route.src ?? "", route.caseSensitive ? "" : "i").exec(path);
    const value = { cookie, header: language };
    if (!match || route.has?.some(({ type, value: pattern }) => !new RegExp(pattern).test(value[type]))) continue;
    for (const [name, text] of Object.entries(route.headers ?? {})) headers[name] = text.replace("$1", match[1] ?? "");
    if (!route.continue) return { status: route.status ?? 200, headers, dest: route.dest };
  }
  return { status: 404, headers };
}

test("the settings follow the Build Output API, version 3", () => {
  const config = configOf();
  expect(config.version).toBe(3);
  expect(config.overrides["fr/antennes/essec/index.html"]).toEqual({
    path: "fr/antennes/essec",
    contentType: "text/html; charset=utf-8",
  });
  expect(config.routes.filter(({ handle }) => handle)).toEqual([{ handle: "filesystem" }]);
  expect(config.routes.length).toBeLessThanOrEqual(2_048);
  expect(Object.keys(config.overrides)).toHaveLength(2 * pages.length);
});

test("a page has the security headers and its own policy", () => {
  const { status, headers } = answer("/fr/bureau");
  expect(status).toBe(200);
  expect(headers).toMatchObject({ "Content-Security-Policy": "default-src 'none'", "Cache-Control": "no-cache" });
  expect(headers["X-Content-Type-Options"]).toBe("nosniff");
});

test.each([
  ["/assets/a.js", "public, max-age=31536000, immutable", "same-origin"],
  ["/social/a.png", "public, max-age=31536000, immutable", "cross-origin"],
  ["/documents/a.pdf", "public, max-age=86400", "same-origin"],
  ["/feeds/publications-fr.atom", "no-cache", "cross-origin"],
])("%s is cached by “%s” and shared %s", (path, caching, sharing) => {
  const { headers } = answer(path);
  expect([headers["Cache-Control"], headers["Cross-Origin-Resource-Policy"]]).toEqual([caching, sharing]);
});

test("SVG and PDF files are sandboxed, and other files have no document headers", () => {
  const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  expect(answer("/art/a.svg").headers["Content-Security-Policy"]).toBe(inert);
  expect(answer("/documents/a.pdf").headers["Content-Security-Policy"]).toBe(inert);
  expect(answer("/documents/a.pdf").headers).toHaveProperty("Permissions-Policy");
  expect(answer("/fr/bureau.data").headers).not.toHaveProperty("Permissions-Policy");
  expect(answer("/assets/a.js").headers).not.toHaveProperty("Content-Security-Policy");
});

describe("redirects", () => {
  test.each([
    ["/", { language: "fr-FR,fr" }, 307, "/fr"],
    ["/", { language: "en,fr" }, 307, "/en"],
    ["/", {}, 307, "/en"],
    ["/publications", { language: "fr" }, 307, "/fr/publications"],
    ["/publications", { language: "fr", cookie: "en" }, 307, "/en/publications"],
    ["/antennes/essec", { cookie: "fr" }, 307, "/fr/antennes/essec"],
    ["/nowhere", { language: "fr" }, 307, "/fr"],
    ["/frites", {}, 307, "/en"],
    ["/fr/antennes/lille", {}, 301, "/fr/antennes"],
    ["/antennes/lille", {}, 301, "/antennes"],
    ["/FR/bureau", {}, 308, "/fr/bureau"],
    ["/En", {}, 308, "/en"],
    ["/fr/bureau/", {}, 308, "/fr/bureau"],
    ["/fr/bureau/index.html", {}, 308, "/fr/bureau"],
  ])("%s for %o: %i to %s", (path, visitor, status, location) => {
    const { status: given, headers } = answer(path, visitor);
    expect([given, headers["Location"]]).toEqual([status, location]);
    if (status === 307) expect(headers).toMatchObject({ "Cache-Control": "no-store", Vary: "Accept-Language, Cookie" });
  });
});

test.each([
  ["/fr/nowhere", "/fr/404.html"],
  ["/en/nowhere/at/all", "/en/404.html"],
  ["/fr/antennes/hult", "/fr/antennes/404.html"],
  ["/fr/antennes/essec/photo.jpg", "/fr/404.html"],
  ["/favicon.ico", "/404.html"],
  ["/assets/gone", "/404.html"],
  ["/.well-known/change-password", "/404.html"],
  ["/fr/nowhere.data", undefined],
])("%s is missing and shows %s", (path, page) => {
  const { status, dest } = answer(path);
  expect([status, dest]).toEqual([404, page]);
});

test("a 404 page has its own policy", () => {
  expect(answer("/fr/nowhere").headers["Content-Security-Policy"]).toBe("default-src 'self'");
});

test("a JSON feed has its media type, and a page without trusted types reports violations", () => {
  const type = "application/feed+json";
  expect(answer("/feeds/publications-fr.json").headers["Content-Type"]).toBe(type);
  const csp = { "/fr/bureau": contentSecurityPolicy({ scriptHashes: [], embeds: ["calendar"] }), "/fr": "sandbox" };
  const headersOf = (address: string) =>
    configOf({ pages, csp }).routes.find(({ src }) => src === `^${address}$`)?.headers ?? {};
  expect(Object.keys(headersOf("/fr/bureau"))).toEqual([
    "Content-Security-Policy",
    "Content-Security-Policy-Report-Only",
  ]);
});

test("with more pages than Vercel has routes, policies go into the pages", () => {
  const many = Object.fromEntries(Array.from({ length: 2_500 }, (_, index) => [`/fr/antennes/b${index}`, "x"]));
  expect(vercel.policyInPages?.(site)).toBe(false);
  expect(vercel.policyInPages?.({ pages, csp: many })).toBe(true);
  expect(configOf({ pages, csp: many }).routes.length).toBeLessThan(100);
});
