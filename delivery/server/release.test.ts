import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, heldAnswer, releaseWith } from "#tests/server/held-files.ts";
import { readRelease } from "./release.ts";

const addresses = ["fr", "en", "fr/bureau", "en/bureau"];
const pages = Object.fromEntries(addresses.map((page) => [`${page}/index.html`, "page"]));

function build(client: Readonly<Record<string, string>>): string {
  const files = Object.entries({ ...pages, ...client }).map(([path, text]) => [`client/${path}`, text]);
  return folderWith({ "site.json": JSON.stringify({ pages: ["/", "/bureau"] }), ...Object.fromEntries(files) });
}

test("a build with a missing or empty page is refused and the page named", async () => {
  const missing = build({});
  rmSync(join(missing, "client/en/bureau"), { recursive: true });
  for (const folder of [missing, build({ "en/bureau/index.html": "" })])
    await expect(readRelease(folder)).rejects.toThrow(/^The page \/en\/bureau is missing or empty .*npm run build/);
});

test("a page has the policy of its address", async () => {
  const csp = { "/fr/bureau": "default-src https://own.example" };
  const site = { "site.json": JSON.stringify({ pages: [], csp }), "client/fr/bureau/index.html": "page" };
  const { files } = await readRelease(folderWith(site));
  expect(files.get("/fr/bureau/index.html")?.plain.whole.join()).toContain(csp["/fr/bureau"]);
});

test("at most 2,000 hashed files of earlier builds are kept, and no old pages", async () => {
  const answers = (...paths: string[]) => new Map(paths.map((path) => [path, heldAnswer(path, "old")]));
  const oldest = Array.from({ length: 2_000 }, (_, number) => `/assets/${number}.js`);
  const earlier = releaseWith({
    oldFiles: answers(...oldest),
    files: answers("/assets/old.js", "/assets/same.js", "/fr/index.html", "/robots.txt"),
  });
  const { oldFiles } = await readRelease(build({ "assets/same.js": "script", "assets/new.js": "script" }), earlier);
  expect([...oldFiles.keys()]).toEqual([...oldest.slice(1), "/assets/old.js"]);
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
