import { afterAll, beforeAll, expect, test, vi } from "vitest";

const site = { pages: ["/", "/bureau", "/publications"], redirects: { "/antennes/lille": "/antennes" } };

type Assets = { ASSETS: { fetch: () => Promise<Response> } };

let worker: { fetch: (request: Request, env: Assets) => Promise<Response> };
beforeAll(async () => {
  vi.stubGlobal("SITE", site);
  ({ default: worker } = await import("./cloudflare-worker.ts"));
});
afterAll(() => vi.unstubAllGlobals());

const found = () => new Response("found");
const ask = (path: string, headers: Record<string, string> = {}, file = found, method = "GET") =>
  worker.fetch(new Request(`https://site.example${path}`, { headers, method }), {
    ASSETS: { fetch: async () => file() },
  });

test.each([
  ["/", { "Accept-Language": "fr" }, 307, "/fr"],
  ["/publications?page=2", { "Accept-Language": "de,fr;q=0.9" }, 307, "/en/publications?page=2"],
  ["/publications", { "Accept-Language": "en", Cookie: "lang=fr" }, 307, "/fr/publications"],
  ["/nowhere/at/all", {}, 307, "/en"],
  ["/antennes/lille", {}, 301, "/antennes"],
  ["/FR/Bureau?x=1", {}, 308, "/fr/bureau?x=1"],
])("%s for %o is answered %i with Location %s", async (path, headers, status, location) => {
  const answer = await ask(path, headers);
  expect([answer.status, answer.headers.get("Location")]).toEqual([status, location]);
  expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
  expect(answer.headers.get("Vary")).toBe(status === 307 ? "Accept-Language, Cookie" : null);
});

test.each(["/robots.txt", "/documents/statuts.pdf", "/fr/bureau"])("%s is passed to the host", async (path) => {
  expect(await (await ask(path)).text()).toBe("found");
});

test("HEAD is redirected, and POST is passed to the host", async () => {
  expect((await ask("/", { "Accept-Language": "fr" }, found, "HEAD")).headers.get("Location")).toBe("/fr");
  expect(await (await ask("/", {}, found, "POST")).text()).toBe("found");
});

test("a missing document gets the headers of a page", async () => {
  const asPdf = { "Content-Type": "application/pdf", "Content-Security-Policy": "sandbox" };
  const answer = await ask("/documents/gone.pdf", {}, () => new Response("page", { status: 404, headers: asPdf }));
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(answer.headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
});
