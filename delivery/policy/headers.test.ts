import { describe, expect, test } from "vitest";
import type { Service } from "#model/pages.ts";
import { embeds } from "#model/service-hosts.ts";
import { cacheControl, contentSecurityPolicy, fileHeaders, resourcePolicy, securityHeaders } from "./headers.ts";

const hash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
const allEmbeds = Object.keys(embeds) as Service[];

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split("; ").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("caching", () => {
  test.each([
    ["/assets/entry-abc.js", "public, max-age=31536000, immutable"],
    ["/art/hero-abc.svg", "public, max-age=31536000, immutable"],
    ["/pictures/a-abc.avif", "public, max-age=31536000, immutable"],
    ["/fonts/a-abc.woff2", "public, max-age=31536000, immutable"],
    ["/social/fr-bureau.abc.png", "public, max-age=31536000, immutable"],
    ["/feeds/publications-fr.atom", "no-cache"],
    ["/documents/statuts.pdf", "public, max-age=86400"],
    ["/fr/bureau", "no-cache"],
    ["/fr/bureau.data", "no-cache"],
    ["/service-worker.js", "no-cache"],
    ["/article", "no-cache"],
    ["/fr/assets/x", "no-cache"],
  ])("%s: %s", (path, expected) => expect(cacheControl(path)).toBe(expected));
});

test("only social cards, feeds and open data may be used by other sites", () => {
  for (const path of ["/social/fr-home.png", "/feeds/publications-fr.atom", "/data/branches.geojson"]) {
    expect(resourcePolicy(path)).toBe("cross-origin");
  }
  for (const path of ["/fr/bureau", "/pictures/a.avif", "/socialist", "/documents/a.pdf", "/sitemap.xml"]) {
    expect(resourcePolicy(path)).toBe("same-origin");
  }
});

test("scripts of other sites may read feeds and open data, and nothing else", () => {
  for (const path of ["/feeds/krypto-tour-en.ics", "/data/board.json"]) {
    expect(fileHeaders(path)).toHaveProperty("Access-Control-Allow-Origin", "*");
  }
  for (const path of ["/fr/bureau", "/social/fr-home.png", "/database"]) {
    expect(fileHeaders(path)).not.toHaveProperty("Access-Control-Allow-Origin");
  }
});

test("powerful features are given to the hosts that need them and to nobody else", () => {
  const policy = securityHeaders["Permissions-Policy"];
  expect(policy).toContain("geolocation=(self)");
  expect(policy).toContain('payment=(self "https://www.helloasso.com" "https://luma.com" "https://lu.ma")');
  expect(policy).toContain('autoplay=(self "https://www.youtube-nocookie.com")');
  expect(policy).toContain('fullscreen=(self "https://www.youtube-nocookie.com")');
  expect(policy).toContain("camera=()");
});

test("the other headers are those of the policy", () => {
  expect(securityHeaders).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  });
});

describe("the content security policy", () => {
  test("allows nothing by default and no outside host on a plain page", () => {
    const policy = contentSecurityPolicy({ scriptHashes: [hash], embeds: [] });
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
    expect(Object.fromEntries(directives(policy))).toMatchObject({
      "default-src": ["'none'"],
      "script-src": ["'self'", `'${hash}'`],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'none'"],
    });
    expect(policy).not.toContain("frame-src");
  });

  test.each([
    ["donation", "frame-src", "https://www.helloasso.com"],
    ["calendar", "frame-src", "https://luma.com"],
    ["calendar", "script-src", "https://embed.lu.ma"],
    ["donation", "connect-src", "https://www.helloasso.com"],
    ["ticketing", "script-src", "https://embed.lu.ma"],
    ["video", "frame-src", "https://www.youtube-nocookie.com"],
    ["map", "img-src", "https://tile.openstreetmap.org"],
  ] as const)("%s adds to %s %s", (embed, directive, host) => {
    expect(directives(contentSecurityPolicy({ scriptHashes: [], embeds: [embed] })).get(directive)).toContain(host);
  });

  test("names no source twice and stays without unsafe sources with every service", () => {
    const policy = contentSecurityPolicy({ scriptHashes: [hash, hash], embeds: allEmbeds });
    expect(policy).not.toContain("unsafe");
    for (const sources of directives(policy).values()) expect(new Set(sources).size).toBe(sources.length);
  });

  test.each(["'unsafe-inline'", "sha256-", "sha256-a; script-src *", "md5-abc", "sha256-a\r\nX: y"])(
    "refuses %j as a hash",
    (text) => {
      expect(() => contentSecurityPolicy({ scriptHashes: [text], embeds: [] })).toThrow("is not the hash of a script");
    },
  );
});
