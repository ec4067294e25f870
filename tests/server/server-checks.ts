import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bilingualMissing, outsideText, pageText } from "./fixture.ts";
import type { Ask } from "./running-site.ts";

/** Checks that every server must pass with the fixture. */
export function checkServer(ask: Ask): void {
  test.each(["/fr", "/en", "/fr/bureau", "/en/antennes/essec", "/fr/bureau?annee=2023"])(
    "%s is a page",
    async (target) => {
      const answer = await ask(target);
      expect([answer.status, answer.body.toString()]).toEqual([200, pageText(target.replace(/\?.*/, ""))]);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    },
  );

  test.each([
    ["/fr/", 308, "/fr"],
    ["/fr/bureau/?annee=2023", 308, "/fr/bureau?annee=2023"],
    ["/fr/bureau/index.html", 308, "/fr/bureau"],
    ["/FR/bureau", 308, "/fr/bureau"],
    ["/En", 308, "/en"],
    ["/fr/antennes/lille", 301, "/fr/antennes"],
    ["/en/antennes/lille?from=card", 301, "/en/antennes?from=card"],
    ["/antennes/lille", 301, "/antennes"],
    ["/fr/accueil", 301, "/fr"],
    ["/accueil", 301, "/"],
  ])("RT10 %s is answered %i with Location %s for a day", async (target, status, location) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
  });

  test.each([
    ["/", "fr-FR,fr;q=0.9,en;q=0.8", "", "/fr"],
    ["/", "en-GB,fr;q=0.9", "", "/en"],
    ["/", "", "", "/en"],
    ["/?from=card", "fr", "", "/fr?from=card"],
    ["/publications", "de", "", "/en/publications"],
    ["/publications?page=2", "fr", "", "/fr/publications?page=2"],
    ["/publications", "en", "theme=dark; lang=fr", "/fr/publications"],
    ["/publications", "fr", "lang=en", "/en/publications"],
    ["/publications", "fr", "lang=de", "/fr/publications"],
    ["/nowhere/at/all?x=1", "fr", "", "/fr"],
    ["/frites", "en", "", "/en"],
  ])("RT5 %s for %s with cookie “%s” redirects to %s", async (target, acceptLanguage, cookie, location) => {
    const answer = await ask(target, { "Accept-Language": acceptLanguage, Cookie: cookie });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, location]);
    expect(answer.headers.get("vary")).toBe("Accept-Language, Cookie");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["/fr/nowhere", "fr/404.html"],
    ["/en/nowhere/at/all", "en/404.html"],
    ["/fr/404.html", "fr/404.html"],
    ["/fr/antennes/hult", "fr/antennes/404.html"],
    ["/fr/antennes/hult/team", "fr/404.html"],
    ["/fr/antennes/essec/photo.jpg", "fr/404.html"],
    ["/assets/gone-000000.js", "404.html"],
    ["/assets", "404.html"],
    ["/documents/gone.pdf", "404.html"],
    ["/favicon.ico", "404.html"],
    ["/.git/config", "404.html"],
    ["/.well-known/change-password", "404.html"],
    ["/.well-known/.secret.txt", "404.html"],
    ["/assets/app-abc123.js.map", "404.html"],
    ["/assets/app-abc123.js.br", "404.html"],
    ["/404.html", "404.html"],
  ])("RT8 BR6 EW1 %s shows %s with status 404", async (target, page) => {
    const answer = await ask(target, { "Accept-Language": "fr" });
    const text = page === "404.html" ? bilingualMissing : pageText(page);
    expect([answer.status, answer.body.toString()]).toEqual([404, text]);
    expect(answer.headers.get("cache-control")).toMatch(/^no-(?:cache|store)$/);
  });

  test("a path beyond 2,048 characters is answered 414, a long query is not", async () => {
    expect((await ask(`/fr/${"a".repeat(2_044)}`)).status).toBe(404);
    expect((await ask(`/fr/${"a".repeat(2_045)}`)).status).toBe(414);
    expect((await ask(`/fr/${"index.html/".repeat(700)}`)).status).toBe(414);
    expect((await ask(`/fr?${"a".repeat(3_000)}`)).status).toBe(200);
    expect((await ask(`/fr/bureau${"/index.html".repeat(180)}`)).headers.get("location")).toBe("/fr/bureau");
    expect((await ask(`/fr/bureau${"/index.html".repeat(180)}x`)).status).toBe(404);
  });

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("a browser that accepts “%s” gets %s", async (accepted, encoding) => {
    const answer = await ask("/fr/bureau", { "Accept-Encoding": accepted });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    const open = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((body: Buffer) => body);
    expect(open(answer.body).toString()).toBe(pageText("/fr/bureau"));
  });

  test("an unchanged page is answered 304", async () => {
    const tag = (await ask("/fr/bureau")).headers.get("etag") ?? "";
    const again = await ask("/fr/bureau", { "If-None-Match": tag });
    expect([again.status, again.body.length, again.headers.get("cache-control")]).toEqual([304, 0, "no-cache"]);
  });

  test.each([
    ["bytes=0-3", 206, "bytes 0-3/15"],
    ["bytes=-4", 206, "bytes 11-14/15"],
    ["bytes=5-400", 206, "bytes 5-14/15"],
    ["bytes=15-", 416, "bytes */15"],
  ])("the range %s is answered %i with %s", async (range, status, contentRange) => {
    const answer = await ask("/documents/statuts.pdf", { Range: range });
    expect([answer.status, answer.headers.get("content-range")]).toEqual([status, contentRange]);
    const [, start, end] = /(\d+)-(\d+)/.exec(contentRange) ?? [];
    if (start) expect(answer.body.toString()).toBe("%PDF-0123456789".slice(Number(start), Number(end) + 1));
  });

  test.each(["/fr/bureau", "/fr/nowhere", "/documents/statuts.pdf", "/"])("HEAD %s has no body", async (target) => {
    const [get, head] = [await ask(target), await ask(target, {}, { method: "HEAD" })];
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    for (const header of ["content-type", "content-security-policy", "cache-control"]) {
      expect(head.headers.get(header)).toBe(get.headers.get(header));
    }
  });

  test("two Host headers are answered 400", async () => {
    expect((await ask("/fr/bureau", { host: "other.example" })).status).toBe(400);
  });

  test("only GET, HEAD and OPTIONS are allowed", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const answer = await ask("/fr/bureau", { "Content-Length": "0" }, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    }
    const options = await ask("/fr/bureau", {}, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  });

  test.each(["/../secret.txt", "/%2e%2e/%2e%2e/secret.txt", "/assets/..%2f..%2f..%2fsecret.txt", "//secret.txt"])(
    "%s exposes nothing outside the folder",
    async (target) => {
      const answer = await ask(target);
      expect(answer.status).toBeGreaterThanOrEqual(300);
      expect(answer.body.toString()).not.toContain(outsideText);
    },
  );
}
