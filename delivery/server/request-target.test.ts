import { expect, test } from "vitest";
import { fileNameOf, parseTarget } from "./request-target.ts";

test.each([
  ["/fr", "/fr", ""],
  ["/fr?a=b?c#d", "/fr", "?a=b?c"],
  ["/fr#a?b", "/fr", ""],
  ["http://x.example/fr?a", "/fr", "?a"],
  ["HTTPS://x.example", "/", ""],
  ["https://x.example?a=b", "/", "?a=b"],
  ["/https://x.example/fr", "/https://x.example/fr", ""],
])("%s asks for %s with %j", (line, path, search) => expect(parseTarget(line)).toEqual({ path, search }));

test.each(["", "*", "fr", "ftp://x.example/fr", "x.example:443"])("%j asks for nothing", (line) => {
  expect(parseTarget(line)).toBeUndefined();
});

test("a path is decoded into the name of a file; one that cannot be stays as it is", () => {
  expect(fileNameOf("/documents/e%CC%81te%CC%81.pdf")).toBe("/documents/été.pdf");
  expect(fileNameOf("/a%2Fb")).toBe("/a%2Fb");
  expect(fileNameOf("/100%")).toBe("/100%");
});
