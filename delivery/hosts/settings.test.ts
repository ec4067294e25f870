import type { BuiltSite } from "../built-site.ts";
import { describe, expect, test } from "vitest";
import { fileHeaders, inertPolicy, partHeaders, securityHeaders } from "../policy/headers.ts";
import { hosts } from "./all-hosts.ts";
import { movedPage } from "./moved-page.ts";
import { withMetaPolicy } from "./meta-policy.ts";

const policy = "default-src 'none'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'";
const branches = Array.from({ length: 30 }, (_, index) => `/antennes/branch-${index}`);
const pages = ["/", "/bureau", "/publications", ...branches];
const addresses = pages.flatMap((page) => ["/fr", "/en"].map((lang) => (page === "/" ? lang : lang + page)));
const site: BuiltSite = {
  pages,
  redirects: { "/antennes/lille": "/antennes" },
  csp: Object.fromEntries([...addresses, "/404.html", "/fr/404.html"].map((address) => [address, policy])),
};

function settings(host: string): Record<string, string> {
  const files = hosts[host]?.settings(site) ?? {};
  expect(Object.keys(files).length).toBeGreaterThan(0);
  return files;
}

describe("_headers on Cloudflare Pages", () => {
  test("follows the syntax and limits of Cloudflare", () => {
    const rules = rulesOf();
    expect(rules.size).toBeGreaterThan(5);
    expect(rules.size).toBeLessThanOrEqual(100);
    for (const [path, lines] of rules) {
      expect(path).toMatch(/^(?:\/[a-z-]*)*(?:\/?\*(?:\.[a-z]+)?)?$/);
      for (const line of lines) {
        expect(line).toMatch(/^(?:! [A-Z][A-Za-z-]+|[A-Z][A-Za-z-]+: \S.*)$/);
        expect(line.length).toBeLessThanOrEqual(2_000);
      }
    }
  });

  test("SVG and PDF files are sandboxed", () => {
    for (const path of ["/art/hero.svg", "/documents/statuts.pdf"]) {
      expect(sentBy(path)["Content-Security-Policy"]).toEqual([inertPolicy]);
    }
    expect(sentBy("/documents/statuts.pdf")).toHaveProperty("Permissions-Policy");
  });

  test.each(["/", "/en/bureau"])("%s has every security header once and cannot be framed", (path) => {
    const headers = sentBy(path);
    for (const [name, value] of Object.entries(securityHeaders)) expect([name, headers[name]]).toEqual([name, [value]]);
    expect(headers["Content-Security-Policy"]).toEqual(["frame-ancestors 'none'"]);
  });

  test.each(["/assets/app.js", "/social/home.png", "/feeds/publications-fr.atom"])(
    "%s has no document headers, and each header once",
    (path) => {
      expect(sentBy(path)).toEqual(
        Object.fromEntries(
          Object.entries({ ...partHeaders, ...fileHeaders(path) }).map(([name, value]) => [name, [value]]),
        ),
      );
    },
  );

  test("page data has a text type, so that it is compressed", () => {
    expect(sentBy("/fr/bureau.data")["Content-Type"]).toEqual(["text/x-script; charset=utf-8"]);
  });
});

function rulesOf(): Map<string, string[]> {
  const blocks = (settings("cloudflare-pages")["_headers"] ?? "").trimEnd().split(/\n(?! )/);
  const rules = blocks.map((block): [string, string[]] => {
    const [path = "", ...lines] = block.split("\n");
    return [path, lines.map((line) => line.slice(2))];
  });
  expect(new Set(rules.map(([path]) => path)).size).toBe(rules.length);
  return new Map(rules);
}

/** Applies all matching rules in order; "!" removes a header, a second value is appended. */
function sentBy(path: string): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (const [pattern, lines] of rulesOf()) {
    const parts = pattern.split("*").map((part) => part.replaceAll(".", "\\."));
    if (!new RegExp(`^${parts.join(".*")}$`).test(path)) continue;
    for (const line of lines) {
      const [name = "", value = ""] = line.split(/: (.*)/);
      if (name.startsWith("! ")) delete headers[name.slice(2)];
      else (headers[name] ??= []).push(value);
    }
  }
  return headers;
}

test("on Cloudflare the worker runs only for URLs without a language", () => {
  const { include, exclude } = JSON.parse(settings("cloudflare-pages")["_routes.json"] ?? "") as Record<
    string,
    string[]
  >;
  expect(include).toEqual(["/*"]);
  expect(exclude).toEqual(expect.arrayContaining(["/fr", "/fr/*", "/en", "/en/*", "/assets/*", "/service-worker.js"]));
  expect(exclude!.length).toBeLessThan(100);
  const covered = (path: string) =>
    exclude!.some((rule) => path !== rule && rule.endsWith("/*") && path.startsWith(rule.slice(0, -1)));
  expect(exclude!.filter(covered)).toEqual([]);
});

test("_redirects is within Cloudflare's limits and redirects old URLs and file names", () => {
  const lines = (settings("cloudflare-pages")["_redirects"] ?? "").trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(100);
  for (const line of lines) {
    expect(line).toMatch(/^\/\S+ \/\S+ (?:301|302|303|307|308)$/);
    expect(line.length).toBeLessThanOrEqual(1_000);
    expect(line.match(/\*/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
  for (const prefix of ["", "/fr", "/en"]) {
    expect(lines).toContain(`${prefix}/antennes/lille ${prefix}/antennes 301`);
  }
  expect(lines).toEqual(
    expect.arrayContaining(["/fr/index.html /fr 308", "/en/*/index.html /en/:splat 308", "/fr/404 /fr/404/404 302"]),
  );
});

test("the page at an old URL without a language is bilingual", () => {
  const page = movedPage("/antennes");
  expect(page).toContain('<html lang="fr">');
  const title = /<title>(.+)<\/title>/.exec(page)?.[1] ?? "";
  expect(title.split(" – ").map((sentence) => sentence.length > 10)).toEqual([true, true]);
});

test("the page at an old URL redirects and links to the new one", () => {
  const page = movedPage("/en/antennes");
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('content="0; url=/en/antennes"');
  expect(page).toContain('<link rel="canonical" href="/en/antennes">');
  expect(page).toContain('<a href="/en/antennes">');
});

test("GitHub Pages gets a .nojekyll file", () => expect(settings("github-pages")).toEqual({ ".nojekyll": "" }));

describe("a policy in a meta element", () => {
  const html = '<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><link rel="x"/></head></html>';

  test("comes before anything it applies to, without directives for headers only", () => {
    const page = withMetaPolicy(html, policy);
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(page);
    expect(page.indexOf("http-equiv")).toBeLessThan(page.indexOf("<link"));
    expect(meta?.[1]).toContain("default-src 'none'; script-src 'self' 'sha256-abc='");
    expect(meta?.[1]).not.toContain("frame-ancestors");
  });

  test("comes after the character set in any spelling", () => {
    for (const charset of ['<meta charset="utf-8">', '<meta charset="UTF-8" />', '<meta charSet="utf-8"/>']) {
      expect(withMetaPolicy(`<head>${charset}<title>`, "a 'b'")).toBe(
        `<head>${charset}<meta http-equiv="Content-Security-Policy" content="a 'b'"/><title>`,
      );
    }
  });

  test("is never omitted silently", () => {
    expect(() => withMetaPolicy("<html></html>", policy)).toThrow("character set");
  });
});
