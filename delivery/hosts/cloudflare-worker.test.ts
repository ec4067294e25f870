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
])("%s for %o is answered %i and leads to %s", async (path, headers, status, location) => {
  const answer = await ask(path, headers);
  expect([answer.status, answer.headers.get("Location")]).toEqual([status, location]);
  expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
  expect(answer.headers.get("Vary")).toBe(status === 307 ? "Accept-Language, Cookie" : null);
});

test.each(["/robots.txt", "/documents/statuts.pdf", "/fr/bureau"])("%s is left to the host", async (path) => {
  expect(await (await ask(path)).text()).toBe("found");
});

test("who asks for the head alone is led on as well", async () => {
  expect((await ask("/", { "Accept-Language": "fr" }, found, "HEAD")).headers.get("Location")).toBe("/fr");
});

test("what the host finds is given as it is", async () => {
  const file = () => new Response("found", { headers: { "Content-Type": "application/pdf" } });
  const answer = await ask("/documents/statuts.pdf", {}, file);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
});

test("what is no reading is left to the host, which refuses it", async () => {
  expect(await (await ask("/", {}, found, "POST")).text()).toBe("found");
});

test("a missing document is a page, whatever the host says of its address", async () => {
  const asPdf = { "Content-Type": "application/pdf", "Content-Security-Policy": "sandbox" };
  const answer = await ask("/documents/gone.pdf", {}, () => new Response("page", { status: 404, headers: asPdf }));
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(answer.headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
});
