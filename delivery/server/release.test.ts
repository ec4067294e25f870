import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, heldAnswer, releaseWith } from "#tests/server/held-files.ts";
import { readRelease } from "./release.ts";

const site = {
  pages: ["/", "/bureau"],
  redirects: { "/ancien": "/bureau" },
  csp: { "/fr/bureau": "default-src 'none'" },
};

const pages = { "fr/index.html": "", "en/index.html": "", "fr/bureau/index.html": "", "en/bureau/index.html": "" };

function build(client: Readonly<Record<string, string>>): string {
  const files = Object.entries({ ...pages, ...client }).map(([path, text]) => [`client/${path}`, text]);
  return folderWith({ "site.json": JSON.stringify(site), ...Object.fromEntries(files) });
}

test("pages and files are found by URL, except 404 pages, pages without a language and unusual names", async () => {
  const folder = build({
    "index.html": "gate",
    "404.html": "missing",
    "bureau/index.html": "without a language",
    "fr/index.html": "home",
    "fr/bureau/index.html": "board",
    "fr/404.html": "missing",
    "documents/index.html.txt": "a text",
    "documents/404.html.txt": "a text",
    "documents/été.pdf": "summer",
    "assets/app-1.js": "script",
  });
  const release = await readRelease(folder);
  expect(Object.fromEntries([...release.addresses].map(([address, { plain }]) => [address, plain.path]))).toEqual({
    "/assets/app-1.js": "/assets/app-1.js",
    "/documents/404.html.txt": "/documents/404.html.txt",
    "/documents/index.html.txt": "/documents/index.html.txt",
    "/en": "/en/index.html",
    "/en/bureau": "/en/bureau/index.html",
    "/fr": "/fr/index.html",
    "/fr/bureau": "/fr/bureau/index.html",
  });
  expect(release.files.size).toBe(12);
  expect(release.files.get("/fr/bureau/index.html")?.plain.whole).toContain("default-src 'none'");
  expect([release.folder, release.pages, release.redirects]).toEqual([
    folder,
    new Set(site.pages),
    new Map(Object.entries(site.redirects)),
  ]);
  expect(release.oldFiles.size).toBe(0);
});

test("a build with a missing page is refused and the page named", async () => {
  const folder = build({});
  rmSync(join(folder, "client/en/bureau"), { recursive: true });
  await expect(readRelease(folder)).rejects.toThrow(/^The page \/en\/bureau is missing in .*npm run build/);
});

test("hashed files of earlier builds are kept, old pages are not", async () => {
  const answers = (...paths: string[]) => new Map(paths.map((path) => [path, heldAnswer(path, "old")]));
  const earlier = releaseWith({
    oldFiles: answers("/assets/oldest.js"),
    files: answers("/assets/old.js", "/assets/same.js", "/fr/index.html", "/robots.txt"),
  });
  const { oldFiles } = await readRelease(build({ "assets/same.js": "script", "assets/new.js": "script" }), earlier);
  expect([...oldFiles.keys()]).toEqual(["/assets/oldest.js", "/assets/old.js"]);
});

test("at most 2,000 files of earlier builds are kept", async () => {
  const names = Array.from({ length: 2_001 }, (_, number) => `/assets/${number}.js`);
  const answer = heldAnswer("/assets/old.js", "old");
  const earlier = releaseWith({ oldFiles: new Map(names.map((name) => [name, answer])) });
  const { oldFiles } = await readRelease(build({ "robots.txt": "" }), earlier);
  expect([...oldFiles.keys()]).toEqual(names.slice(1));
});

test("unchanged files share memory between builds, compressed versions too", async () => {
  const client = { "fr/index.html": "page", "fr/index.html.br": "brotli", "assets/app-1.js": "script" };
  const first = await readRelease(build(client));
  const second = await readRelease(build({ "fr/index.html": "page", "fr/index.html.br": "brotli" }), first);
  const [before, after] = [first, second].map(({ files }) => files.get("/fr/index.html"));
  expect(before?.plain.body?.toString()).toBe("page");
  expect(after?.plain.body).toBe(before?.plain.body);
  expect(after?.encoded.get("br")?.body).toBe(before?.encoded.get("br")?.body);
  const third = await readRelease(build(client), second);
  expect(third.files.get("/assets/app-1.js")?.plain.body).toBe(first.files.get("/assets/app-1.js")?.plain.body);
});
