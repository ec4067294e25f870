import { expect, test } from "vitest";
import { heldFile } from "#tests/server/held-files.ts";
import { contentSecurityPolicy, headersOf, trustedTypesReport } from "../policy/headers.ts";
import { prepareAnswer } from "./answers.ts";

const modified = "Sun, 01 Mar 2026 10:00:00 GMT";
const page = heldFile("/fr/bureau/index.html", "<h1>Bureau</h1>", { br: "brotli", gzip: "gzipped" });
const own = "default-src 'none'; frame-ancestors 'none'";

/** Names and values in turn, as a table. */
function table(headers: readonly string[]): Record<string, string> {
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? ""]] : []));
  return Object.fromEntries(pairs);
}

test("a page comes with its own policy, its type, its length, its tag and its date", () => {
  const { plain } = prepareAnswer(page, "/fr/bureau", { "/fr/bureau": own });
  expect(table(plain.whole)).toEqual({
    ...headersOf("/fr/bureau"),
    "Content-Security-Policy": own,
    "Content-Security-Policy-Report-Only": trustedTypesReport,
    Vary: "Accept-Encoding",
    ETag: '"<h1>Bureau</h1>"',
    "Last-Modified": modified,
    "Accept-Ranges": "bytes",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": "15",
  });
  expect(plain.body?.toString()).toBe("<h1>Bureau</h1>");
});

test("each compressed form has a length and a tag of its own, and says how it is compressed", () => {
  const { encoded } = prepareAnswer(page, "/fr/bureau", {});
  expect([...encoded.keys()]).toEqual(["br", "gzip"]);
  for (const [encoding, text] of [
    ["br", "brotli"],
    ["gzip", "gzipped"],
  ] as const) {
    const form = encoded.get(encoding);
    expect(form?.body?.toString()).toBe(text);
    expect(form?.validators).toEqual({ etag: `"${text}"`, "last-modified": modified });
    expect(table(form?.whole ?? [])).toMatchObject({
      "Content-Encoding": encoding,
      "Content-Length": String(text.length),
      ETag: `"${text}"`,
    });
  }
});

test("a page that nobody wrote a policy for gets the strictest", () => {
  const strictest = contentSecurityPolicy({ scriptHashes: [], embeds: [] });
  for (const address of ["/fr/bureau", "constructor"]) {
    const headers = table(prepareAnswer(page, address, {}).plain.whole);
    expect(headers["Content-Security-Policy"]).toBe(strictest);
    expect(headers).not.toHaveProperty("Content-Security-Policy-Report-Only");
  }
});

test("a file that is no page has no policy, and one without compressed forms does not vary", () => {
  const { plain, encoded } = prepareAnswer(heldFile("/assets/app-1.js", "script"), "/assets/app-1.js", {});
  expect(encoded.size).toBe(0);
  expect(table(plain.whole)).toEqual({
    ...headersOf("/assets/app-1.js"),
    ETag: '"script"',
    "Last-Modified": modified,
    "Accept-Ranges": "bytes",
    "Content-Type": "text/javascript; charset=utf-8",
    "Content-Length": "6",
  });
});

test("“unchanged” says nothing about a body; a missing page says nothing by which it could be kept", () => {
  const { plain } = prepareAnswer(heldFile("/robots.txt", "text"), "/robots.txt", {});
  const always = headersOf("/robots.txt");
  expect(table(plain.unchanged)).toEqual({ ...always, ETag: '"text"', "Last-Modified": modified });
  const body = { "Content-Type": "text/plain; charset=utf-8", "Content-Length": "4" };
  expect(table(plain.missing)).toEqual({ ...always, ...body });
});
