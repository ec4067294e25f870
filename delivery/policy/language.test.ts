import { expect, test } from "vitest";
import { canonicalPath, chooseLanguage, redirectFor } from "./language.ts";

const pages = new Set(["/", "/bureau", "/antennes/essec", "/publications", "/Guide"]);

test.each([
  ["", "fr-CA", "fr"],
  ["", "FR-fr", "fr"],
  ["", "en;q=0.3 , fr ; q=0.7", "fr"],
  ["", "fr;q=0.5,en;q=0.5", "fr"],
  ["", "en,fr", "en"],
  ["", "de,fr;q=0.9", "en"],
  ["", "fr;q=0", "en"],
  ["", "fr;q=abc,en;q=0.1", "en"],
  ["", "fr;q=9,en;q=0.1", "en"],
  ["", ",;,q=;;=,", "en"],
  ["", undefined, "en"],
  ["lang=en", "fr", "en"],
  ["lang=de", "fr", "fr"],
  ["theme=dark; lang=fr; a=b", "en", "fr"],
  ["lang=de; lang=fr", "en", "fr"],
  ["slang=fr", "en", "en"],
  ["lang=french", "en", "en"],
])(
  "RT2 RT4 a visitor with the cookie “%s” and the browser language %s reads %s",
  (cookies, acceptLanguage, language) => {
    expect(chooseLanguage({ cookies, acceptLanguage })).toBe(language);
  },
);

test.each([
  ["/publications", "?page=2&x=é", "/fr/publications?page=2&x=%C3%A9"],
  ["/french", "", "/fr"],
  ["/bureau", "?\r\nSet-Cookie: a=b", "/fr/bureau?%0D%0ASet-Cookie:%20a=b"],
  ["/constructor", "", "/fr"],
  ["/FR/bureau", "", undefined],
  ["/fr/nowhere", "", undefined],
  ["/documents", "", undefined],
])("RT3 %s%s without a language redirects to %s", (path, search, target) => {
  expect(redirectFor(path, search, { acceptLanguage: "fr" }, pages)).toBe(target);
});

test.each([
  ["", "/"],
  ["//", "/"],
  ["/index.html", "/"],
  ["/fR//bureau/", "/fr/bureau"],
  ["/fr/index.html/index.html/", "/fr"],
  ["/fr/BUREAU", "/fr/bureau"],
  ["/fr/Guide", "/fr/Guide"],
  ["/fr/Nowhere", "/fr/Nowhere"],
  ["/FRITES", "/FRITES"],
  ["/fr/%62ureau", "/fr/bureau"],
  ["/fr/%2f%c3%a9", "/fr/%2F%C3%A9"],
  ["/\\evil.example", "/evil.example"],
  ["\\\\evil.example", "/evil.example"],
  ["https://evil.example", "/https:/evil.example"],
  ["/a\r\nSet-Cookie: b", "/a%0D%0ASet-Cookie:%20b"],
  ["/\ud800", "/%EF%BF%BD"],
])("RT10 the canonical path of %j is %s", (path, canonical) => {
  expect(canonicalPath(path, pages)).toBe(canonical);
  expect(canonicalPath(canonical, pages)).toBe(canonical);
  expect(new URL(canonical, "https://site.example").origin).toBe("https://site.example");
});
