import { describe, expect, test } from "vitest";
import { bilingualMissing, pageText } from "./fixture.ts";
import { runningSite } from "./running-site.ts";

/** Adds to the checks of every server in server-checks.ts. */
const site = runningSite();

describe("pages", () => {
  test("a fragment in the request is ignored", async () => {
    expect((await site.ask("/fr/bureau#top")).body.toString()).toBe(pageText("/fr/bureau"));
  });

  test.each([
    ["/fr/index.html", "/fr"],
    ["/fr/Bureau", "/fr/bureau"],
    ["/FR/Antennes/ESSEC/", "/fr/antennes/essec"],
    ["//fr//bureau//", "/fr/bureau"],
    ["/fr\\bureau", "/fr/bureau"],
    ["/fr/%62ureau", "/fr/bureau"],
    ["//assets/app-abc123.js", "/assets/app-abc123.js"],
    ['/fr/bureau/?a="\\', "/fr/bureau?a=%22%5C"],
  ])("%s redirects permanently to %s", async (target, location) => {
    const answer = await site.ask(target);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, location]);
    expect(answer.headers.get("content-length")).toBe("0");
    expect((await site.ask(location)).status).toBe(200);
  });

  test("a whole URL in the request line is accepted", async () => {
    const page = await site.ask("http://other.example/fr/bureau");
    expect([page.status, page.body.toString()]).toEqual([200, pageText("/fr/bureau")]);
    const home = await site.ask("http://other.example?a=1");
    expect([home.status, home.headers.get("location")]).toEqual([307, "/en?a=1"]);
    expect((await site.ask("ftp://other.example/fr")).status).toBe(400);
  });

  test("an old URL redirects in any case", async () => {
    expect((await site.ask("/en/Antennes/LILLE")).headers.get("location")).toBe("/en/antennes");
  });
});

describe("language", () => {
  test.each([
    ["/publications/?page=2", "fr", "", "/fr/publications?page=2"],
    ["/publications/index.html", "fr", "", "/fr/publications"],
    ["/Publications", "fr", "", "/fr/publications"],
    ["/index.html", "fr", "", "/fr"],
    ["//evil", "en", "", "/en"],
    ["/\\evil", "en", "", "/en"],
    ["/100%", "en", "", "/en"],
  ])("%s for %s with cookie “%s” redirects to %s", async (target, acceptLanguage, cookie, location) => {
    const answer = await site.ask(target, { "Accept-Language": acceptLanguage, Cookie: cookie });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, location]);
    expect(answer.headers.get("vary")).toBe("Accept-Language, Cookie");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("missing pages", () => {
  test.each([
    ["/en/nowhere/", "en/404.html"],
    ["/fr/404", "fr/404.html"],
    ["/fr/100%", "fr/404.html"],
    ["/en/antennes/hult/", "en/antennes/404.html"],
    ["/fr/antennes/__proto__", "fr/antennes/404.html"],
    ["/fr/linked", "fr/404.html"],
    ["/fr/.hidden", "fr/404.html"],
  ])("%s shows %s with status 404", async (target, page) => {
    const answer = await site.ask(target);
    expect([answer.status, answer.body.toString()]).toEqual([404, pageText(page)]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.has("etag") || answer.headers.has("last-modified")).toBe(false);
  });

  test.each([
    "/art/gone",
    "/pictures/gone.avif",
    "/evil.example",
    "//evil.example",
    "/linked.txt",
    "/bureau/index.html.gz",
    "/%2e%2e/%2e%2e/secret.txt",
    "/../secret.txt",
    "/..",
  ])("%s shows the bilingual 404 page", async (target) => {
    const answer = await site.ask(target, { "Accept-Language": "fr" });
    expect([answer.status, answer.body.toString()]).toEqual([404, bilingualMissing]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  test("missing page data is answered with a short text", async () => {
    const answer = await site.ask("/nowhere.data");
    expect([answer.status, answer.body.toString()]).toEqual([404, "Not found\n"]);
  });
});
