import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hosts } from "#delivery/hosts/all-hosts.ts";
import { runTool } from "./command.ts";
import { fingerprint, markBuilt } from "#tools/build/up-to-date.ts";
import { TestTree } from "../content/test-tree.ts";
import { makeSmallBuild } from "./small-build.ts";

const names = Object.keys(hosts);
const withAccount = ["cloudflare-pages", "vercel"];

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publishing-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeBuild(): void {
  makeSmallBuild(join(folder, "build"));
  markBuilt(fingerprint(folder), folder);
}

function makeContent(publish: string): void {
  const tree = new TestTree();
  tree.write("site.yaml", `${tree.read("site.yaml").trimEnd()}\npublish:\n${publish}`);
  for (const [path, bytes] of tree.files) {
    mkdirSync(dirname(join(folder, "content", path)), { recursive: true });
    writeFileSync(join(folder, "content", path), bytes);
  }
}

const places = (host: string) => `  host: ${host}\n  project: site-essai\n  account: compte-essai\n`;
const prepared = (host: string) => readdirSync(join(folder, "build/deploy", host), { recursive: true }).map(String);

test.each(names)("deploy files prepares %s and prints the folder", async (name) => {
  makeBuild();
  const { status, stdout, stderr } = await runTool(folder, "deploy-files.ts", name);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain(join("build/deploy", name));
  expect(readdirSync(join(folder, "build/deploy"))).toEqual([name]);
  const files = prepared(name);
  expect(files).toEqual(expect.arrayContaining(Object.keys(hosts[name]?.settings({ pages: [] }) ?? {})));
  expect(files.filter((file) => /\.(br|map)$/.test(file))).toEqual([]);
  const isUploaded = hosts[name]?.filesIn !== undefined;
  for (const wanted of [/fr\/bureau(\/index)?\.html/, /app-1\.js$/])
    expect(files.some((file) => wanted.test(file))).toBe(isUploaded);
});

test("deploy files removes files of an earlier run", async () => {
  makeBuild();
  await runTool(folder, "deploy-files.ts", "github-pages");
  const first = prepared("github-pages").toSorted();
  writeFileSync(join(folder, "build/deploy/github-pages/left-behind.html"), "old");
  await runTool(folder, "deploy-files.ts", "github-pages");
  expect(prepared("github-pages").toSorted()).toEqual(first);
  expect(readdirSync(join(folder, "build/deploy"))).toEqual(["github-pages"]);
});

test("deploy files refuses an incomplete build, and lists the known hosts for an unknown one", async () => {
  makeBuild();
  for (const words of [[], ["heroku"]]) {
    const { status, stderr } = await runTool(folder, "deploy-files.ts", ...words);
    expect(status).toBe(1);
    for (const name of [...names, ...words]) expect(stderr).toContain(name);
  }
  rmSync(join(folder, "build/site.json"));
  const { status, stderr } = await runTool(folder, "deploy-files.ts", "vercel");
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining("npm run build") });
  expect(existsSync(join(folder, "build/deploy"))).toBe(false);
});

test.each(withAccount)("deploy site --dry-run prepares everything without uploading to %s", async (name) => {
  makeContent(places(name));
  makeBuild();
  const { status, stdout, stderr } = await runTool(folder, "publish-site.ts", "--dry-run");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("Rien n’a été envoyé");
  expect(stdout).toMatch(/^(?:wrangler|vercel) /m);
  expect(prepared(name).join("\n")).toContain("app-1.js");
  const preview = await runTool(folder, "publish-site.ts", "--dry-run", "--lang", "en", "--preview", "PR 7");
  expect(preview.stdout).toContain("Nothing was uploaded");
  expect(preview.stdout).not.toContain("--prod");
});

test.each([
  ["none", "ne nomme pas d’hébergeur"],
  ["github-pages", "publie lui-même"],
])("deploy site explains that nothing is uploaded to %s", async (name, words) => {
  makeContent(`  host: ${name}\n`);
  const { status, stdout } = await runTool(folder, "publish-site.ts", "--dry-run");
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining(words) });
  expect((await runTool(folder, "publish-site.ts", "--host")).stdout).toBe(`host=${name}\n`);
});

test.each([
  ["the secret is missing", places("cloudflare-pages"), [], "PUBLISH_TOKEN"],
  ["the project is not named", "  host: cloudflare-pages\n", ["--dry-run"], "publish.project"],
  ["an option is misspelt", places("cloudflare-pages"), ["--dryrun"], "--dry-run"],
])("deploy site uploads nothing when %s", async (_, publish, words, said) => {
  makeContent(publish);
  const { status, stdout, stderr } = await runTool(folder, "publish-site.ts", ...words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain(said);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(existsSync(join(folder, "build"))).toBe(false);
});

/** Replaces npm by a script that logs its calls, "builds" a page and "installs" programs that log their calls. */
function publishWith({ exit = 0, words = [] as string[] } = {}) {
  const programs = join(folder, "programs");
  mkdirSync(programs);
  const calls = join(folder, "calls.txt");
  const note = `echo "$0 $* in $PWD with $PUBLISH_TOKEN$CLOUDFLARE_API_TOKEN$VERCEL_TOKEN" >> "${calls}"`;
  const script = (...lines: string[]) => ["#!/bin/sh", note, ...lines, ""].join("\n");
  writeFileSync(join(programs, "upload"), script(`exit ${exit}`), { mode: 0o755 });
  const npm = script(
    `if [ "$1" = run ]; then echo newer > build/client/fr/bureau/newer.txt; exit 0; fi`,
    "mkdir -p node_modules/.bin",
    `for name in wrangler vercel; do cp "${programs}/upload" node_modules/.bin/$name; done`,
  );
  writeFileSync(join(programs, "npm"), npm, { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, [resolve("tools/publish-site.ts"), ...words], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PUBLISH_TOKEN: "SECRET", PATH: `${programs}${delimiter}${process.env["PATH"] ?? ""}` },
  });
  return { status, stderr, calls: readFileSync(calls, "utf8").trim().split("\n") };
}

test.each(withAccount)(
  "deploy site uploads the prepared folder to %s, and only its own program gets the secret",
  (name) => {
    makeContent(places(name));
    makeBuild();
    const { status, calls } = publishWith();
    expect(status).toBe(0);
    expect(calls).toEqual([
      expect.stringMatching(/npm ci --ignore-scripts .* with $/),
      expect.stringMatching(/\.bin\/(?:wrangler|vercel) .* with SECRET$/),
    ]);
    expect(calls[1]).toContain(join("build/deploy", name));
    expect(calls[1]?.split(" in ")[0]).not.toContain("SECRET");
  },
);

test("deploy site builds first if files have changed, and reports a failed upload", () => {
  makeContent(places("cloudflare-pages"));
  makeBuild();
  writeFileSync(join(folder, "package-lock.json"), "changed");
  const { status, stderr, calls } = publishWith({ exit: 3 });
  expect(calls[0]).toContain("npm run --silent build");
  expect(prepared("cloudflare-pages").join("\n")).toContain("newer.txt");
  expect(status).toBe(1);
  expect(stderr).toContain("le site est resté comme il était");
});

test("deploy site --files uploads prepared files", () => {
  makeContent(places("cloudflare-pages"));
  const { calls } = publishWith({ words: ["--files", "made-before", "--preview", "pr-7"] });
  expect(calls[1]).toContain("pages deploy made-before --project-name site-essai --branch pr-7");
});
