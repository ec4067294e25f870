import type { BuiltSite } from "../built-site.ts";
import { editorPath } from "#model/editor-path.ts";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "../policy/headers.ts";
import { hosts } from "./all-hosts.ts";
import { movedPage } from "./moved-page.ts";
import { withMetaPolicy } from "./meta-policy.ts";

const policy = contentSecurityPolicy({ scriptHashes: ["sha256-abc="], embeds: [] });
const branches = Array.from({ length: 30 }, (_, index) => `/antennes/branch-${index}`);
const pages = ["/", "/bureau", "/publications", ...branches];
const addresses = pages.flatMap((page) => ["/fr", "/en"].map((lang) => (page === "/" ? lang : lang + page)));
const site: BuiltSite = {
  pages,
  redirects: { "/antennes/lille": "/antennes" },
  csp: Object.fromEntries([...addresses, "/404.html", "/fr/404.html", editorPath].map((address) => [address, policy])),
};

function settings(host: string, built = site): Record<string, string> {
  const files = hosts[host]?.settings(built) ?? {};
  expect(Object.keys(files).length).toBeGreaterThan(0);
  return files;
}

describe.each(["netlify", "cloudflare-pages"])("_headers on %s", (host) => {
  const lines = (settings(host)["_headers"] ?? "").trimEnd().split("\n");
  const rules = lines.filter((line) => !line.startsWith(" "));

  test("is made of paths with indented headers, within Cloudflare's limits", () => {
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const rule of rules) expect(rule).toMatch(/^(?:\/[a-z-]*)*(?:\/?\*)?$|^\/\*(?:\.[a-z]+)?$/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2_000);
    for (const line of lines.filter((text) => text.startsWith(" "))) expect(line).toMatch(/^ {2}[A-Z][A-Za-z-]+: \S/);
  });

  test("sets no header in two rules that can match one file", () => {
    const everywhere = headersOf("/*", lines);
    expect(everywhere.length).toBeGreaterThan(0);
    for (const rule of rules.filter((path) => path !== "/*")) {
      expect(headersOf(rule, lines).filter((name) => everywhere.includes(name))).toEqual([]);
    }
    expect(new Set(rules).size).toBe(rules.length);
  });

  test("carries every security header and forbids framing", () => {
    const text = lines.join("\n");
    for (const name of Object.keys(securityHeaders)) expect(text).toContain(`  ${name}: `);
    expect(text).toContain("  Content-Security-Policy: frame-ancestors 'none'\n");
  });

  test("the editor's page is a document like the others, where there is an editor", () => {
    expect(headersOf("/admin/", lines)).toEqual(headersOf("/fr", lines));
    const { [editorPath]: _, ...csp } = site.csp;
    expect(settings(host, { ...site, csp })["_headers"]).not.toContain("/admin/\n");
  });

  test("scripts and pictures carry nothing that only documents need, drawings and PDFs can do nothing", () => {
    expect(headersOf("/assets/*", lines)).toEqual(["Cache-Control", "Cross-Origin-Resource-Policy"]);
    expect(headersOf("/*", lines)).toEqual(["X-Content-Type-Options"]);
    for (const rule of ["/*.svg", "/*.pdf"]) expect(headersOf(rule, lines)).toEqual(["Content-Security-Policy"]);
    expect(lines.join("\n")).toContain("/*.data\n  Content-Type: text/x-script; charset=utf-8");
  });
});

function headersOf(rule: string, lines: readonly string[]): string[] {
  const start = lines.indexOf(rule) + 1;
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith(" "));
  return lines.slice(start, end < 0 ? undefined : end).map((line) => line.trim().split(":")[0] ?? "");
}

test.each([
  ["netlify", /^\/\S+ \/\S+ (?:301|302|200|404)!?$/],
  ["cloudflare-pages", /^\/\S+ \/\S+ (?:301|302|303|307|308)$/],
])("_redirects on %s has one rule per line: from, to, status", (host, syntax) => {
  const lines = (settings(host)["_redirects"] ?? "").trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(100);
  for (const line of lines) {
    expect(line).toMatch(syntax);
    expect(line.length).toBeLessThanOrEqual(1_000);
    expect(line.match(/\*/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

test.each(["netlify", "cloudflare-pages"])("old addresses lead on at %s, in each language", (host) => {
  const lines = settings(host)["_redirects"]?.split("\n");
  for (const prefix of ["", "/fr", "/en"]) {
    expect(lines).toContain(`${prefix}/antennes/lille ${prefix}/antennes 301`);
  }
});

test("where a host cannot redirect, an old address has a page that leads on", () => {
  const page = movedPage("/en/antennes");
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('content="0; url=/en/antennes"');
  expect(page).toContain('<link rel="canonical" href="/en/antennes">');
  expect(page).toContain('<a href="/en/antennes">');
});

test("on GitHub Pages no file is left out", () => expect(settings("github-pages")).toEqual({ ".nojekyll": "" }));

describe("a policy in the page", () => {
  const html = '<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><link rel="x"/></head></html>';

  test("comes before anything it is about, without what only a header can say", () => {
    const page = withMetaPolicy(html, policy);
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(page);
    expect(page.indexOf("http-equiv")).toBeLessThan(page.indexOf("<link"));
    expect(meta?.[1]).toContain("default-src 'none'; script-src 'self' 'sha256-abc='");
    expect(meta?.[1]).not.toContain("frame-ancestors");
  });

  test("is never silently left out", () => {
    expect(() => withMetaPolicy("<html></html>", policy)).toThrow("character set");
  });
});
