import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloudflarePages } from "#delivery/hosts/all-hosts.ts";
import { copyForHost } from "#delivery/hosts/upload.ts";
import { writeHostSettings } from "#delivery/hosts/write-settings.ts";
import { createBuild, outsideText, site } from "./fixture.ts";

type Worker = {
  default: { fetch: (request: Request, env: { ASSETS: { fetch: () => Promise<Response> } }) => Promise<Response> };
};

let work = "";
beforeAll(() => (work = mkdtempSync(join(tmpdir(), "upload-"))));
afterAll(() => rmSync(work, { recursive: true }));

test("the upload has no hidden files, source maps or files outside the folder", () => {
  const { root, remove } = createBuild();
  const upload = join(work, "upload");
  copyForHost(root, upload, { ...cloudflarePages, policyInPages: () => false }, site);
  remove();
  const files = globSync("**/*", { cwd: upload, exclude: () => false, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /\.(?:br|gz|map)$/.test(file))).toEqual([]);
  expect(files.filter((file) => !existsSync(file) || readFileSync(file, "utf8").includes(outsideText))).toEqual([]);
  for (const hidden of [".env", ".git", "fr/.hidden", "linked.txt", "fr/linked", ".well-known/.secret.txt"]) {
    expect(existsSync(join(upload, hidden)), hidden).toBe(false);
  }
  for (const shown of [".well-known/security.txt", "fr/bureau.html", "fr.html"]) {
    expect(existsSync(join(upload, shown)), shown).toBe(true);
  }
});

test("the worker is bundled with the redirects of the site", async () => {
  await writeHostSettings(work, cloudflarePages, site);
  const worker = (await import(pathToFileURL(join(work, "_worker.js")).href)) as Worker;
  const ASSETS = { fetch: async () => new Response("found") };
  const answer = await worker.default.fetch(new Request("https://site.example/antennes/lille"), { ASSETS });
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/antennes"]);
});
