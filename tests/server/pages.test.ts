import { describe, expect, test } from "vitest";
import { bilingualMissing, pageText } from "./fixture.ts";
import { runningSite } from "./running-site.ts";

const site = runningSite();

describe("pages", () => {
  test.each(["/fr", "/en", "/fr/bureau", "/en/antennes/essec", "/fr/bureau?annee=2023", "/fr/bureau#top"])(
    "%s is answered at once, without a slash at the end",
    async (target) => {
      const answer = await site.ask(target);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(pageText(target.replace(/[?#].*/, "")));
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    },
  );

  test.each([
    ["/fr/", "/fr"],
    ["/fr/bureau/", "/fr/bureau"],
    ["/fr/bureau/?annee=2023", "/fr/bureau?annee=2023"],
    ["/fr/bureau/index.html", "/fr/bureau"],
    ["/fr/index.html", "/fr"],
    ["/FR/bureau", "/fr/bureau"],
    ["/En", "/en"],
    ["/fr/Bureau", "/fr/bureau"],
    ["/FR/Antennes/ESSEC/", "/fr/antennes/essec"],
    ["//fr//bureau//", "/fr/bureau"],
    ["/fr\\bureau", "/fr/bureau"],
    ["/fr/%62ureau", "/fr/bureau"],
    ["//assets/app-abc123.js", "/assets/app-abc123.js"],
    ['/fr/bureau/?a="\\', "/fr/bureau?a=%22%5C"],
  ])("%s moves for good to %s", async (target, location) => {
    const answer = await site.ask(target);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, location]);
    expect((await site.ask(location)).status).toBe(200);
  });

  test("a whole address in the request line is read as its path", async () => {
    const page = await site.ask("http://other.example/fr/bureau");
    expect([page.status, page.body.toString()]).toEqual([200, pageText("/fr/bureau")]);
    const home = await site.ask("http://other.example?a=1");
    expect([home.status, home.headers.get("location")]).toEqual([307, "/en?a=1"]);
  });
});

describe("language", () => {
  test.each([
    ["/", "fr-FR,fr;q=0.9,en;q=0.8", "", "/fr"],
    ["/", "en-GB,fr;q=0.9", "", "/en"],
    ["/?from=card", "fr", "", "/fr?from=card"],
    ["/publications", "de", "", "/en/publications"],
    ["/publications/?page=2", "fr", "", "/fr/publications?page=2"],
    ["/publications/index.html", "fr", "", "/fr/publications"],
    ["/Publications", "fr", "", "/fr/publications"],
    ["/publications", "en", "theme=dark; lang=fr", "/fr/publications"],
    ["/nowhere/at/all?x=1", "fr", "", "/fr"],
    ["/index.html", "fr", "", "/fr"],
    ["//evil", "en", "", "/en"],
    ["/\\evil", "en", "", "/en"],
    ["/frites", "en", "", "/en"],
    ["/100%", "en", "", "/en"],
  ])("%s for %s with cookie “%s” leads to %s", async (target, acceptLanguage, cookie, location) => {
    const answer = await site.ask(target, { "Accept-Language": acceptLanguage, Cookie: cookie });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, location]);
    expect(answer.headers.get("vary")).toBe("Accept-Language, Cookie");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("no header at all means English", async () => {
    expect((await site.ask("/")).headers.get("location")).toBe("/en");
  });
});

describe("what does not exist", () => {
  test.each([
    ["/fr/nowhere", "fr/404.html"],
    ["/en/nowhere/", "en/404.html"],
    ["/fr/404", "fr/404.html"],
    ["/fr/404.html", "fr/404.html"],
    ["/fr/100%", "fr/404.html"],
    ["/fr/antennes/hult", "fr/antennes/404.html"],
    ["/en/antennes/hult/", "en/antennes/404.html"],
    ["/fr/antennes/__proto__", "fr/antennes/404.html"],
    ["/fr/antennes/hult/team", "fr/404.html"],
    ["/fr/antennes/essec/photo.jpg", "fr/404.html"],
    ["/fr/linked", "fr/404.html"],
    ["/fr/.hidden", "fr/404.html"],
  ])("%s shows %s with status 404", async (target, page) => {
    const answer = await site.ask(target);
    expect([answer.status, answer.body.toString()]).toEqual([404, pageText(page)]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  test.each([
    "/assets/gone-000000.js",
    "/assets",
    "/art/gone",
    "/pictures/gone.avif",
    "/documents/gone.pdf",
    "/favicon.ico",
    "/evil.example",
    "//evil.example",
    "/.env",
    "/.git/config",
    "/.well-known/change-password",
    "/.well-known/.secret.txt",
    "/linked.txt",
    "/assets/app-abc123.js.map",
    "/assets/app-abc123.js.br",
    "/bureau/index.html.gz",
    "/%2e%2e/%2e%2e/secret.txt",
    "/../secret.txt",
    "/..",
    "/404.html",
  ])("%s shows the 404 page of the site and never redirects", async (target) => {
    const answer = await site.ask(target, { "Accept-Language": "fr" });
    expect([answer.status, answer.body.toString()]).toEqual([404, bilingualMissing]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  test.each(["/fr/nowhere.data", "/nowhere.data"])("%s gets a short text", async (target) => {
    const answer = await site.ask(target);
    expect([answer.status, answer.body.toString()]).toEqual([404, "Not found\n"]);
  });
});
