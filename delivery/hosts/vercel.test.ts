import { expect, test } from "vitest";
import { z } from "zod";
import { headersOf } from "../policy/headers.ts";
import { vercelConfig } from "./vercel.ts";

const pages = ["/", "/bureau", "/publications", "/antennes/essec"];
const site = {
  pages,
  redirects: { "/antennes/lille": "/antennes" },
};
const config = vercelConfig(site);
const files = new Set([
  ...Object.values(config.overrides).map((override) => `/${override.path}`),
  ..."/assets/a.js /social/a.png /art/a.svg /feeds/publications-fr.atom".split(" "),
]);

type Visitor = { cookie?: string; language?: string };

/** Simulates the routing of the Build Output API as far as these settings need. */
function answer(path: string, { cookie = "", language = "" }: Visitor = {}) {
  const headers: Record<string, string> = {};
  for (const route of config.routes) {
    if (route.src === undefined) {
      if (files.has(path)) return { status: 200, headers };
      continue;
    }
    const match = new RegExp(route.src, route.caseSensitive ? "" : "i").exec(path);
    const value = { cookie, header: language };
    if (!match || route.has?.some(({ type, value: pattern }) => !new RegExp(pattern).test(value[type]))) continue;
    for (const [name, text] of Object.entries(route.headers ?? {})) headers[name] = text.replace("$1", match[1] ?? "");
    if (!route.continue) return { status: route.status ?? 200, headers, dest: route.dest };
  }
  return { status: 404, headers };
}

/** The part of Vercel's schema that these settings use; a misspelt field would be ignored without a word. */
const condition = z.strictObject({ type: z.enum(["cookie", "header"]), key: z.string(), value: z.string() });
const route = z.strictObject({
  src: z.string().refine((pattern) => new RegExp(pattern)),
  headers: z.record(z.string(), z.string()).optional(),
  has: z.array(condition).optional(),
  caseSensitive: z.boolean().optional(),
  continue: z.literal(true).optional(),
  status: z.union([z.literal(301), z.literal(307), z.literal(308), z.literal(404)]).optional(),
  dest: z.string().startsWith("/").optional(),
});
const buildOutput = z.strictObject({
  version: z.literal(3),
  routes: z.array(z.union([route, z.strictObject({ handle: z.literal("filesystem") })])),
  overrides: z.record(z.string(), z.strictObject({ path: z.string(), contentType: z.string() })),
});

test("the settings follow the Build Output API, version 3", () => {
  buildOutput.parse(JSON.parse(JSON.stringify(config)));
  expect(config.overrides["fr/antennes/essec/index.html"]).toEqual({
    path: "fr/antennes/essec",
    contentType: "text/html; charset=utf-8",
  });
  expect(config.routes.filter((route) => "handle" in route)).toEqual([{ handle: "filesystem" }]);
  expect(Object.keys(config.overrides)).toHaveLength(2 * pages.length);
});

test.each(["/fr/bureau", "/assets/a.js", "/social/a.png", "/art/a.svg", "/feeds/publications-fr.atom"])(
  "%s has the headers of our server",
  (path) => expect(answer(path).headers).toEqual(headersOf(path)),
);

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

test.each([
  ["/fr/nowhere", "/fr/404.html"],
  ["/en/nowhere/at/all", "/en/404.html"],
  ["/fr/antennes/hult", "/fr/antennes/404.html"],
  ["/fr/antennes/essec/photo.jpg", "/fr/404.html"],
  ["/favicon.ico", "/404.html"],
  ["/.well-known/change-password", "/404.html"],
])("%s is missing and shows %s", (path, page) => {
  const { status, dest, headers } = answer(path);
  expect([status, dest, headers["Content-Security-Policy"]]).toEqual([404, page, page && "frame-ancestors 'none'"]);
});
