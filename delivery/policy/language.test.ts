import { describe, expect, test } from "vitest";
import { parseTarget } from "../server/request-target.ts";
import { partPattern } from "./headers.ts";
import { canonicalPath, chooseLanguage, movedTo, redirectFor } from "./language.ts";
import { notFoundPage } from "./paths.ts";

const pages = new Set(["/", "/bureau", "/antennes/essec", "/publications", "/Guide"]);

describe("the language of a visitor", () => {
  test.each([
    ["fr", "fr"],
    ["fr-CA", "fr"],
    ["FR-fr", "fr"],
    ["fr-FR,fr;q=0.9,en;q=0.8", "fr"],
    ["en;q=0.8,fr", "fr"],
    ["en;q=0.3 , fr ; q=0.7", "fr"],
    ["fr;q=0.5,en;q=0.5", "fr"],
    ["en,fr", "en"],
    ["de,fr;q=0.9", "en"],
    ["fr;q=0", "en"],
    ["fr;q=0,en;q=0.1", "en"],
    ["fr;q=abc,en;q=0.1", "en"],
    ["fr;q=9,en;q=0.1", "en"],
    ["*", "en"],
    ["", "en"],
    [",;,q=;;=,", "en"],
    [undefined, "en"],
  ])("%s reads %s", (acceptLanguage, language) => {
    expect(chooseLanguage({ acceptLanguage })).toBe(language);
  });

  test("the cookie of the language toggle takes precedence over the browser", () => {
    expect(chooseLanguage({ cookies: "lang=fr", acceptLanguage: "en" })).toBe("fr");
    expect(chooseLanguage({ cookies: "lang=en", acceptLanguage: "fr" })).toBe("en");
    expect(chooseLanguage({ cookies: "lang=de", acceptLanguage: "fr" })).toBe("fr");
  });

  test.each([
    ["lang=fr", "fr"],
    ["theme=dark; lang=fr; a=b", "fr"],
    ["lang=de; lang=fr", "fr"],
    ["slang=fr", "en"],
    ["lang=french", "en"],
    ["lang=", "en"],
  ])("the cookie header %s makes an English browser read %s", (cookies, language) => {
    expect(chooseLanguage({ cookies, acceptLanguage: "en" })).toBe(language);
  });
});

describe("paths without a language", () => {
  test.each([
    ["/publications", "?page=2&x=é", "/fr/publications?page=2&x=%C3%A9"],
    ["/french", "", "/fr"],
    ["/bureau", "?\r\nSet-Cookie: a=b", "/fr/bureau?%0D%0ASet-Cookie:%20a=b"],
    ["/constructor", "", "/fr"],
  ])("%s%s redirects to %s", (path, search, target) => {
    expect(redirectFor(path, search, { acceptLanguage: "fr" }, pages)).toBe(target);
  });

  test.each(["/fr", "/FR/bureau", "/fr/nowhere", "/documents"])("%s is not redirected", (path) =>
    expect(redirectFor(path, "", {}, pages)).toBeUndefined(),
  );
});

describe("canonical paths", () => {
  test.each([
    ["/", "/"],
    ["", "/"],
    ["//", "/"],
    ["/index.html", "/"],
    ["/fr/", "/fr"],
    ["/FR", "/fr"],
    ["/fR/bureau/", "/fr/bureau"],
    ["/fr/bureau/index.html", "/fr/bureau"],
    ["/fr/index.html/index.html/", "/fr"],
    ["/fr/BUREAU", "/fr/bureau"],
    ["/fr/Guide", "/fr/Guide"],
    ["/fr/Nowhere", "/fr/Nowhere"],
    ["/FRITES", "/FRITES"],
    ["///fr///bureau", "/fr/bureau"],
    ["/fr/%62ureau", "/fr/bureau"],
    ["/fr/%2f%c3%a9", "/fr/%2F%C3%A9"],
    ["//evil.example", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
    ["\\\\evil.example", "/evil.example"],
    ["https://evil.example", "/https:/evil.example"],
    ["/\t/evil.example", "/%09/evil.example"],
    ["/a\r\nSet-Cookie: b", "/a%0D%0ASet-Cookie:%20b"],
    ["/\ud800", "/%EF%BF%BD"],
  ])("%j is %s", (path, canonical) => {
    expect(canonicalPath(path, pages)).toBe(canonical);
    expect(canonicalPath(canonical, pages)).toBe(canonical);
    expect(new URL(canonical, "https://site.example").origin).toBe("https://site.example");
  });
});

test.each(["/", "/index.html", "/index.html/", "//", "\\", ".a", "/.", "%2e", "/fr", "a", ";"])(
  "a long path of repeated %s is parsed in linear time",
  (piece) => {
    for (const path of [piece.repeat(80_000 / piece.length), `${piece.repeat(80_000 / piece.length)}!`]) {
      const started = performance.now();
      redirectFor(path, "", { cookies: path, acceptLanguage: path }, new Set(["/"]));
      movedTo(path, new Map());
      notFoundPage(path);
      parseTarget(path);
      partPattern.test(path);
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  },
);
