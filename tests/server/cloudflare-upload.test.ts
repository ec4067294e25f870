import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleWorker } from "#delivery/hosts/bundle-worker.ts";
import { cloudflarePages } from "#delivery/hosts/cloudflare-pages.ts";
import { copyForHost } from "#delivery/hosts/upload.ts";
import { createBuild, outsideText, site } from "./fixture.ts";

type Worker = {
  default: { fetch: (request: Request, env: { ASSETS: { fetch: () => Promise<Response> } }) => Promise<Response> };
};

let work = "";
let worker: Worker;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "upload-"));
  await bundleWorker(cloudflarePages.worker ?? "", work, site);
  worker = (await import(pathToFileURL(join(work, "_worker.js")).href)) as Worker;
});
afterAll(() => rmSync(work, { recursive: true }));

test("what is handed to a host is what our server shows: nothing hidden, no maps, nothing from outside the folder", () => {
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
  for (const shown of [".well-known/security.txt", "fr/bureau.html", "fr.html", "admin/index.html"]) {
    expect(existsSync(join(upload, shown)), shown).toBe(true);
  }
});

describe("the worker at Cloudflare", () => {
  const found = () => new Response("found");
  const ask = (path: string, headers: Record<string, string> = {}, file = found, method = "GET") =>
    worker.default.fetch(new Request(`https://site.example${path}`, { headers, method }), {
      ASSETS: { fetch: async () => file() },
    });

  test.each([
    ["/", { "Accept-Language": "fr" }, 307, "/fr"],
    ["/publications?page=2", { "Accept-Language": "de,fr;q=0.9" }, 307, "/en/publications?page=2"],
    ["/publications", { "Accept-Language": "en", Cookie: "lang=fr" }, 307, "/fr/publications"],
    ["/nowhere/at/all", {}, 307, "/en"],
    ["/antennes/lille", {}, 301, "/antennes"],
    ["/FR/Bureau?x=1", {}, 308, "/fr/bureau?x=1"],
  ])("%s for %o is answered %i and leads to %s", async (path, headers, status, location) => {
    const answer = await ask(path, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([status, location]);
    expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
    expect(answer.headers.get("Vary")).toBe(status === 307 ? "Accept-Language, Cookie" : null);
  });

  test.each(["/robots.txt", "/documents/statuts.pdf", "/fr/bureau", "/admin"])(
    "%s is left to the host",
    async (path) => {
      expect(await (await ask(path)).text()).toBe("found");
    },
  );

  test("what is no reading is left to the host, which refuses it", async () => {
    expect(await (await ask("/", {}, found, "POST")).text()).toBe("found");
  });

  test("a missing document is a page, whatever the host says of its address", async () => {
    const asPdf = { "Content-Type": "application/pdf", "Content-Security-Policy": "sandbox" };
    const answer = await ask("/documents/gone.pdf", {}, () => new Response("page", { status: 404, headers: asPdf }));
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answer.headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  });
});
