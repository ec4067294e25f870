import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createBuild, site } from "#tests/server/fixture.ts";
import { folderWith } from "#tests/server/folder-with.ts";
import { writeHostFiles } from "./write-host-files.ts";

function written(host: "github-pages" | "vercel" | "none") {
  const { root: client, remove } = createBuild();
  const folder = folderWith({});
  writeHostFiles(folder, { client, site, publish: { host, project: "project", account: "account" } });
  remove();
  return folder;
}

test("GitHub Pages gets pages as files and a page at each old address", () => {
  const folder = join(written("github-pages"), "github-pages");
  expect(existsSync(join(folder, "fr/bureau/index.html"))).toBe(false);
  for (const file of ["fr.html", "fr/bureau.html", "index.html", ".nojekyll"])
    expect(existsSync(join(folder, file)), file).toBe(true);
});

test.each(["github-pages", "vercel"] as const)("%s gets no hidden file, source map or file from elsewhere", (host) => {
  const files = readdirSync(join(written(host), host), { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.endsWith(".well-known/security.txt"))).toHaveLength(1);
  expect(files.filter((file) => /\.(?:br|gz|map|env|git)$|hidden|linked|secret/.test(file))).toEqual([]);
});

test("Vercel is told the project", () => {
  const file = readFileSync(join(written("vercel"), "vercel/.vercel/project.json"), "utf8");
  expect(JSON.parse(file)).toEqual({ projectId: "project", orgId: "account" });
});

test("only the host that is named gets a folder", () => {
  expect(readdirSync(written("none"))).toEqual(["nginx"]);
});

test("the page at an old address redirects and links to the new one, without a language in both", () => {
  const folder = join(written("github-pages"), "github-pages");
  const page = readFileSync(join(folder, "en/antennes/lille.html"), "utf8");
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('content="0; url=/en/antennes"');
  expect(page).toContain('<link rel="canonical" href="/en/antennes">');
  expect(page).toContain('<a href="/en/antennes">');
  expect(readFileSync(join(folder, "antennes/lille.html"), "utf8")).toMatch(
    /<html lang="fr">[^]*<title>.{10,} – .{10,}<\/title>/,
  );
});
