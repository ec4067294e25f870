import { describe, expect, test } from "vitest";
import type { Service } from "#model/service-hosts.ts";
import { embeds } from "#model/service-hosts.ts";
import { contentSecurityPolicy, fileHeaders, securityHeaders } from "./headers.ts";

const hash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
const allEmbeds = Object.keys(embeds) as Service[];

function directives(policy: string): Map<string, string[]> {
  return new Map(policy.split("; ").map((directive) => [directive.split(" ")[0]!, directive.split(" ").slice(1)]));
}

const immutable = "public, max-age=31536000, immutable";

test.each([
  ["/assets/entry-abc.js", immutable, "same-origin", undefined],
  ["/social/fr-bureau.abc.png", immutable, "cross-origin", undefined],
  ["/feeds/publications-fr.atom", "no-cache", "cross-origin", "*"],
  ["/documents/statuts.pdf", "public, max-age=86400", "same-origin", undefined],
  ["/fr/bureau", "no-cache", "same-origin", undefined],
  ["/socialist", "no-cache", "same-origin", undefined],
  ["/fr/assets/x", "no-cache", "same-origin", undefined],
])("%s is cached by “%s”, shared %s and readable by scripts of %s", (path, caching, sharing, readers) => {
  expect(fileHeaders(path)).toEqual({
    "Cache-Control": caching,
    "Cross-Origin-Resource-Policy": sharing,
    ...(readers && { "Access-Control-Allow-Origin": readers }),
  });
});

test("security headers have their documented values, and services only the browser features they need", () => {
  expect(securityHeaders).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  });
  expect(securityHeaders["Permissions-Policy"]?.split(", ")).toEqual(
    expect.arrayContaining([
      "geolocation=(self)",
      'payment=(self "https://www.helloasso.com" "https://luma.com" "https://lu.ma")',
      'autoplay=(self "https://www.youtube-nocookie.com")',
      'fullscreen=(self "https://www.youtube-nocookie.com")',
      "camera=()",
    ]),
  );
});

describe("the content security policy", () => {
  test("EW4 without a service allows no external host", () => {
    const policy = contentSecurityPolicy({ inline: { script: [hash], style: [hash] }, services: [], forms: [] });
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
    expect(Object.fromEntries(directives(policy))).toMatchObject({
      "default-src": ["'self'"],
      "script-src": ["'self'", `'${hash}'`],
      "style-src": ["'self'", `'${hash}'`],
      "frame-src": ["'none'"],
      "object-src": ["'none'"],
      "form-action": ["'self'"],
      "base-uri": ["'none'"],
    });
  });

  test.each([
    ["donation", "frame-src", "https://www.helloasso.com"],
    ["calendar", "frame-src", "https://luma.com"],
    ["calendar", "script-src", "https://embed.lu.ma"],
    ["ticketing", "script-src", "https://embed.lu.ma"],
    ["video", "frame-src", "https://www.youtube-nocookie.com"],
    ["map", "img-src", "https://tile.openstreetmap.org"],
  ] as const)("%s adds to %s %s", (service, directive, host) => {
    const policy = contentSecurityPolicy({ inline: { script: [], style: [] }, services: [service], forms: [] });
    expect(directives(policy).get(directive)).toContain(host);
  });

  test("has no duplicate or unsafe source with every service", () => {
    const policy = contentSecurityPolicy({
      inline: { script: [hash, hash], style: [hash, hash] },
      services: allEmbeds,
      forms: [],
    });
    expect(policy).not.toContain("unsafe");
    for (const sources of directives(policy).values()) expect(new Set(sources).size).toBe(sources.length);
  });
});
