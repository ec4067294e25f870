import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { createBuild, site as fixture } from "#tests/server/fixture.ts";
import { folderWith } from "#tests/server/folder-with.ts";
import type { BuiltSite } from "../built-site.ts";
import { cloudflarePages } from "./all-hosts.ts";
import type { Host } from "./host.ts";
import { copyForHost } from "./upload.ts";
import { writeHostSettings } from "./write-settings.ts";

const page = '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head></html>';
const site: BuiltSite = {
  pages: ["/", "/antennes"],
  redirects: { "/antennes/lille": "/antennes" },
};

let work = "";
beforeEach(() => void (work = folderWith({ "client/fr/index.html": page, "client/fr/antennes/index.html": page })));

const copy = (host: Partial<Host>) =>
  copyForHost(join(work, "client"), join(work, "up"), { settings: () => ({}), ...host }, site);
const has = (file: string) => existsSync(join(work, "up", file));
const read = (file: string) => readFileSync(join(work, "up", file), "utf8");

test("pages become files, and empty folders are removed", () => {
  copy({ pagesAsFiles: true });
  expect(read("fr/antennes.html")).toBe(page);
  expect(has("fr.html")).toBe(true);
  expect(has("fr/antennes") || has("fr/index.html")).toBe(false);
});

test("old URLs get a redirecting page, in each language and without one", () => {
  copy({ movedPages: true });
  expect(read("en/antennes/lille.html")).toContain('href="/en/antennes"');
  expect(read("antennes/lille.html")).toContain('href="/antennes"');
});

test("the upload has no hidden files, source maps or files outside the folder", () => {
  const { root, remove } = createBuild();
  copyForHost(root, join(work, "up"), cloudflarePages, fixture);
  remove();
  const files = readdirSync(join(work, "up"), { recursive: true, encoding: "utf8" });
  expect(files).toEqual(expect.arrayContaining([".well-known/security.txt", "fr/bureau.html", "fr.html"]));
  expect(files.filter((file) => /\.(?:br|gz|map|env|git)$|hidden|linked|secret/.test(file))).toEqual([]);
});

test("the worker is bundled with the redirects of the site", async () => {
  await writeHostSettings(work, cloudflarePages, site);
  type Worker = { default: { fetch: (request: Request, env: object) => Promise<Response> } };
  const worker = (await import(pathToFileURL(join(work, "_worker.js")).href)) as Worker;
  const answer = await worker.default.fetch(new Request("https://site.example/antennes/lille"), {});
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/antennes"]);
});
