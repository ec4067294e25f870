import { expect, test } from "vitest";
import { headersOf, securityHeaders } from "#delivery/policy/headers.ts";
import type { Ask } from "./running-site.ts";

const names = [...Object.keys(securityHeaders), "Cache-Control", "Access-Control-Allow-Origin"];

/** The headers every server must send for the fixture. */
export function checkHeaders(ask: Ask): void {
  test.each(["/", "/fr/bureau/", "/fr/nowhere", "/missing.png"])("%s has the security headers", async (target) => {
    const { headers } = await ask(target);
    for (const [header, value] of Object.entries(securityHeaders)) {
      expect([header, headers.get(header.toLowerCase())]).toEqual([header, value]);
    }
  });

  test.each([
    "/fr/bureau",
    "/assets/app-abc123.js",
    "/art/hero-abc123.svg",
    "/social/home.png",
    "/documents/statuts.pdf",
    "/feeds/publications-fr.atom",
  ])("%s has the headers of its kind", async (target) => {
    const [{ headers }, expected] = [await ask(target), headersOf(target)];
    const sent = names.map((name) => [name, headers.get(name.toLowerCase())]);
    expect(sent).toEqual(names.map((name) => [name, expected[name]]));
  });

  test.each([
    ["/feeds/publications-fr.atom", "application/atom+xml; charset=utf-8"],
    ["/en/agenda.ics", "text/calendar; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/assets/app-abc123.js", "text/javascript; charset=utf-8"],
    ["/art/hero-abc123.svg", "image/svg+xml"],
    ["/pictures/photo-abc123.avif", "image/avif"],
    ["/assets/text-abc123.woff2", "font/woff2"],
    ["/documents/statuts.pdf", "application/pdf"],
    ["/documents/%C3%A9t%C3%A9.pdf", "application/pdf"],
  ])("%s is %s", async (target, type) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
  });
}
