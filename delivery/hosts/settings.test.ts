import { describe, expect, test } from "vitest";
import type { BuiltSite } from "../built-site.ts";
import { headersOf } from "../policy/headers.ts";
import { hosts } from "./all-hosts.ts";
import { movedPage } from "./moved-page.ts";

const site: BuiltSite = {
  pages: ["/", "/bureau", ...Array.from({ length: 200 }, (_, index) => `/antennes/branch-${index}`)],
  redirects: { "/antennes/lille": "/antennes" },
};

const settings = (host: string) => hosts[host]?.settings(site) ?? {};
const {
  _headers: headers = "",
  _redirects: redirects = "",
  "_routes.json": routes = "",
} = settings("cloudflare-pages");

const rules = headers
  .trimEnd()
  .split(/\n(?! )/)
  .map((block) => {
    const [path = "", ...lines] = block.split("\n");
    return { path, lines: lines.map((line) => line.slice(2)) };
  });

/** Applies all matching rules in order; "!" removes a header, a second value is appended. */
function sentBy(path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const { path: pattern, lines } of rules) {
    const parts = pattern.split("*").map((part) => part.replaceAll(".", "\\."));
    if (!new RegExp(`^${parts.join(".*")}$`).test(path)) continue;
    for (const line of lines) {
      const [name = "", value = ""] = line.split(/: (.*)/);
      if (name.startsWith("! ")) delete sent[name.slice(2)];
      else sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
    }
  }
  return sent;
}

describe("Cloudflare Pages", () => {
  test("_headers follows the syntax and limits of Cloudflare", () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length);
    for (const { path, lines } of rules) {
      expect(path).toMatch(/^(?:\/[a-z-]*)*(?:\/?\*(?:\.[a-z]+)?)?$/);
      for (const line of lines) expect(line).toMatch(/^(?:! [A-Z][A-Za-z-]+|[A-Z][A-Za-z-]+: \S.{0,1900})$/);
    }
  });

  test.each([
    ["/en/bureau", {}],
    ["/documents/statuts.pdf", {}],
    ["/art/hero.svg", {}],
    ["/assets/app.js", {}],
    ["/social/home.png", {}],
    ["/feeds/publications-fr.atom", {}],
    ["/feeds/publications-fr.json", { "Content-Type": "application/feed+json" }],
  ])("%s has the headers of our server once", (path, more) => {
    expect(sentBy(path)).toEqual({ ...headersOf(path), ...more });
  });

  test("the worker runs only for URLs without a language", () => {
    const { include, exclude } = JSON.parse(routes) as Record<string, string[]>;
    expect(include).toEqual(["/*"]);
    expect(exclude).toEqual(expect.arrayContaining(["/fr", "/fr/*", "/en", "/en/*", "/assets/*"]));
    expect(exclude).not.toContain("/documents/*");
    expect(exclude!.length).toBeLessThan(100);
  });

  test("_redirects is within the limits and redirects old URLs and file names", () => {
    const lines = redirects.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line).toMatch(/^\/[^\s*]+(?:\*[^\s*]*)? \/[^\s*]+ (?:301|302|308)$/);
    expect(lines).toEqual(
      expect.arrayContaining([
        ...["", "/fr", "/en"].map((prefix) => `${prefix}/antennes/lille ${prefix}/antennes 301`),
        "/fr/index.html /fr 308",
        "/en/*/index.html /en/:splat 308",
        "/fr/404 /fr/404/404 302",
      ]),
    );
  });
});

test("the page at an old URL redirects and links to the new one, without a language in both", () => {
  const page = movedPage("/en/antennes");
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('content="0; url=/en/antennes"');
  expect(page).toContain('<link rel="canonical" href="/en/antennes">');
  expect(page).toContain('<a href="/en/antennes">');
  expect(movedPage("/antennes")).toMatch(/<html lang="fr">[^]*<title>.{10,} – .{10,}<\/title>/);
});

test("GitHub Pages gets a .nojekyll file", () => expect(settings("github-pages")).toEqual({ ".nojekyll": "" }));
