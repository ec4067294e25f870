import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BuiltSite } from "../built-site.ts";
import type { Host } from "./host.ts";
import { copyForHost } from "./upload.ts";

const page = '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head></html>';
const site: BuiltSite = {
  pages: ["/", "/antennes"],
  redirects: { "/antennes/lille": "/antennes" },
  csp: { "/fr": "default-src 'self'", "/fr/antennes": "default-src 'none'" },
};
const plain: Host = { settings: () => ({}) };

let work = "";
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "host-"));
  for (const file of ["fr/index.html", "fr/antennes/index.html"]) write(join(work, "client", file), page);
});
afterEach(() => rmSync(work, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const copy = (host: Partial<Host>) => copyForHost(join(work, "client"), join(work, "up"), { ...plain, ...host }, site);
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

test("each page gets its policy as a meta element, and a page without a policy is an error", () => {
  copy({ policyInPages: () => true });
  expect(read("fr/antennes/index.html")).toContain("default-src 'none'");
  expect(read("fr/index.html")).toContain("default-src 'self'");
  write(join(work, "client/en/index.html"), page);
  expect(() => copy({ policyInPages: () => true })).toThrow("The build wrote no policy for en/index.html.");
});
