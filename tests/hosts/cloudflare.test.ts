import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Running } from "#tools/other-servers.ts";
import { checksWith } from "../server/checks.ts";
import { createBuild } from "../server/fixture.ts";
import { checkHeaders } from "../server/header-checks.ts";
import { rawRequest } from "../server/raw-request.ts";
import { type Ask, checkServer } from "../server/server-checks.ts";
import { cloudflareExceptions } from "./cloudflare-exceptions.ts";
import { startCloudflare, withPagePolicy } from "./cloudflare.ts";

describe("the site on Cloudflare Pages", () => {
  let server: Running | undefined;
  let remove = () => {};
  beforeAll(async () => {
    const build = createBuild();
    ({ remove } = build);
    server = await startCloudflare(build.root);
  }, 90_000);
  afterAll(async () => {
    await server?.close();
    remove();
  });

  const ask: Ask = async (target, headers = {}, request = {}) =>
    withPagePolicy(await rawRequest(server?.port ?? 0, target, { ...request, headers }));
  checksWith(cloudflareExceptions, (check) => {
    checkServer(ask, check);
    checkHeaders(ask, check);
  });

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

  test.each(["/fr/bureau", "/fr/bureau.data", "/assets/app-abc123.js", "/art/hero-abc123.svg"])(
    "%s is compressed",
    async (target) => {
      const plain = await ask(target);
      const { headers, body } = await rawRequest(server?.port ?? 0, target, { headers: { "Accept-Encoding": "gzip" } });
      expect(headers.get("content-encoding")).toBe("gzip");
      expect(gunzipSync(body).toString()).toContain(plain.body.toString().slice(-20));
    },
  );

  test("a missing PDF shows a 404 page that can load its style sheet", async () => {
    const { status, headers } = await ask("/documents/gone.pdf");
    expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(headers.get("content-security-policy")).not.toContain("sandbox");
  });
});
