import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { checkSite, type Exceptions } from "../server/checks.ts";
import { type Ask, runningSite } from "../server/running-site.ts";
import { startCloudflare } from "./cloudflare.ts";

/** The tests below show what Cloudflare Pages does instead. */
const exceptions: Exceptions = {
  "the host's own redirects are not cached for a day": /^RT10 \/(?:fr|en)\/.* is answered 30[18] .* for a day$/,
  "the file of a 404 page redirects to a missing URL": / (?:\/fr)?\/404\.html shows/,
  "the 404 page nearest to the URL is shown": / \/fr\/antennes\/(?:hult\/team|essec\/photo\.jpg) shows/,
  "every missing URL gets a page": /^missing page data/,
  "the edge in front of the engine chooses the encoding": /^a browser that accepts/,
  "the engine ignores Range": /^the range/,
  "the policy is in the page, which HEAD does not send": /^HEAD \/fr\//,
  "a policy in the page cannot be report-only": /reports violations$/,
  "the engine answers 500": /^two Host headers/,
  "405 has no Allow header": /^only GET, HEAD and OPTIONS/,
  "the limit is set by the edge in front of the engine": /^a path beyond 2,048 characters/,
  "the host sets its own type; ours would be sent with 404 pages too": /\.(?:atom|xml|js) is \w+\/.*charset/,
};

describe("the site on Cloudflare Pages", () => {
  const site = runningSite(startCloudflare);
  const ask: Ask = (...request) => site.ask(...request);
  checkSite(ask, exceptions);

  test.each([
    ["/fr/bureau/?annee=2023", 308, "/fr/bureau?annee=2023"],
    ["/fr/bureau/index.html", 308, "/fr/bureau"],
    ["/en/index.html", 308, "/en"],
    ["/en/antennes/lille?from=card", 301, "/en/antennes?from=card"],
  ])("%s is answered %i with Location %s", async (target, status, location) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  });

  test.each(["/fr/404", "/fr/404.html", "/en/404", "/fr/antennes/404", "/en/antennes/404.html"])(
    "%s, the file of a 404 page, is answered 404",
    async (target) => {
      let answer = await ask(target);
      for (let steps = 0; steps < 3 && answer.status < 400; steps++) {
        answer = await ask(answer.headers.get("location") ?? "");
      }
      expect(answer.status).toBe(404);
    },
  );

  test.each(["/404", "/404.html"])("%s, which has no language, redirects to the home page", async (target) => {
    const { headers } = await ask(target, { "Accept-Language": "fr" });
    const next = headers.get("location") === "/404" ? await ask("/404", { "Accept-Language": "fr" }) : { headers };
    expect(next.headers.get("location")).toBe("/fr");
  });

  test.each(["/fr/bureau", "/assets/app-abc123.js", "/art/hero-abc123.svg"])("%s is compressed", async (target) => {
    const plain = await ask(target);
    const { headers, body } = await site.ask(target, { "Accept-Encoding": "gzip" });
    expect(headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(body).toString()).toContain(plain.body.toString().slice(-20));
  });

  test("a missing PDF shows a 404 page that can load its style sheet", async () => {
    const { status, headers } = await ask("/documents/gone.pdf");
    expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(headers.get("content-security-policy")).not.toContain("sandbox");
  });
});
