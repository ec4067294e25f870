import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerTo } from "./responses.ts";
import { isKeepable, keep } from "./copies.ts";
import type { FetchEvent } from "./scope.ts";

const stored = new Map<string, Map<string, Response>>();

/** The part of the Cache interface that the worker uses; storing a copy again makes it the newest. */
function cacheOf(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    put: async (key: string, response: Response) => void (entries.delete(key), entries.set(key, response)),
    delete: async (key: string) => entries.delete(key),
    keys: async () => [...entries.keys()],
    match: async (key: string) => entries.get(key),
  };
}

const types: Record<string, string> = { js: "text/javascript", svg: "image/svg+xml", data: "text/x-script" };

const answer = (
  path = "/fr",
  init: Partial<Record<"status" | "type" | "redirected" | "blob" | "headers", unknown>> = {},
) =>
  ({
    status: 200,
    type: "basic",
    redirected: false,
    headers: new Headers({ "content-type": types[path.split(".")[1] ?? ""] ?? "text/html" }),
    blob: async () => new Blob(["page"]),
    ...init,
  }) as unknown as Response;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("caches", { open: async (name: string) => cacheOf(name) });
  vi.stubGlobal("ASSET_SIZES", { "/assets/sized.js": 4 });
  vi.stubGlobal("location", { origin: "https://site.example" });
});
// Other test files share these globals, as they run without isolation.
afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, true],
  [{ status: 404 }, false],
  [{ status: 206 }, false],
  [{ type: "opaque", status: 0 }, false],
  [{ type: "cors" }, false],
  [{ redirected: true }, false],
])("a response with %j is stored: %s", (init, expected) =>
  expect(isKeepable("/fr", answer("/fr", init))).toBe(expected),
);

test.each(["/assets/a.js", "/assets/a.css", "/assets/a.woff2", "/pictures/a.avif", "/fr.data"])(
  "an HTML page in place of %s is not stored",
  (path) => expect(isKeepable(path, answer("/fr"))).toBe(false),
);

test.each([
  ["page", 1],
  ["pag", 0],
])("a script of this build with the text “%s” is stored: %i", async (text, count) => {
  const path = "/assets/sized.js";
  await keep(path, answer(path, { blob: async () => new Blob([text]) }));
  expect(stored.get("assets")?.size).toBe(count);
});

test("the number of copies is limited, and the oldest is deleted first", async () => {
  for (let page = 0; page < 85; page++) await keep(`/fr/${page}`, answer());
  const paths = [...(stored.get("pages")?.keys() ?? [])];
  expect(paths).toHaveLength(80);
  expect(paths[0]).toBe("/fr/5");
});

test("pages, scripts and pictures have separate limits", async () => {
  for (const path of ["/fr", "/fr.data", "/assets/a.js", "/art/a.svg"]) await keep(path, answer(path));
  expect(Object.fromEntries([...stored].map(([name, entries]) => [name, entries.size]))).toEqual({
    pages: 2,
    assets: 1,
    pictures: 1,
  });
});

test("an aborted response does not replace the stored copy", async () => {
  await keep("/fr", answer());
  const broken = answer("/fr", { blob: () => Promise.reject(new TypeError("network error")) });
  await expect(keep("/fr", broken)).rejects.toThrow("network error");
  const copy = stored.get("pages")?.get("/fr");
  expect([copy?.headers.get("content-type"), await copy?.text()]).toEqual(["text/html", "page"]);
});

test("a deleted page loses its copy, a page with a temporary error does not", async () => {
  await keep("/fr", answer());
  await keep("/fr", answer("/fr", { status: 503 }));
  expect(stored.get("pages")?.size).toBe(1);
  await keep("/fr", answer("/fr", { status: 404 }));
  expect(stored.get("pages")?.size).toBe(0);
});

describe("the worker ignores", () => {
  const event = (url: string, init: RequestInit = {}) => ({ request: new Request(url, init) }) as FetchEvent;

  test.each([
    ["another origin", event("https://tiles.example/assets/1.png")],
    ["a part of a file", event("https://site.example/assets/a.js", { headers: { range: "bytes=0-1" } })],
    ["a form", event("https://site.example/fr.data", { method: "POST" })],
    ["a document", event("https://site.example/documents/a.pdf")],
    ["itself", event("https://site.example/service-worker.js")],
  ])("%s", (_, request) => expect(answerTo(request)).toBeUndefined());
});
