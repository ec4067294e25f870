import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { folderWith } from "#tests/server/folder-with.ts";
import { StartError } from "./built-site.ts";
import { currentRelease, findReleases, nextRelease, showRelease } from "./releases.ts";

let build = "";
beforeEach(() => void (build = folderWith({})));

function make(text: string, folder = nextRelease(build)): void {
  mkdirSync(join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "client/index.html"), text);
  writeFileSync(join(folder, "site.json"), text);
}

async function show(text: string): Promise<void> {
  make(text);
  await showRelease(build);
  // Releases are named by the millisecond.
  await setTimeout(2);
}

const shown = () => ["client/index.html", "current/site.json"].map((file) => readFileSync(join(build, file), "utf8"));

test("showing a release replaces pages and site.json together, and a folder from an earlier build", async () => {
  make("old", build);
  await show("first");
  await show("second");
  expect(shown()).toEqual(["second", "second"]);
  expect(existsSync(nextRelease(build))).toBe(false);
  expect(lstatSync(join(build, "current")).isSymbolicLink()).toBe(true);
  expect(readdirSync(build).toSorted()).toEqual(["client", "current", "deploy", "releases", "site.json"]);
});

test("a folder without releases is itself the release", async () => {
  make("alone", build);
  expect(await findReleases(build)).toEqual([build]);
});

test("without a build the error names the command to run", async () => {
  const missing = new StartError(`There is no built site in ${build}. Run "npm run build" first.`);
  await expect(currentRelease(build)).rejects.toEqual(missing);
  writeFileSync(join(build, "client"), "a file");
  await expect(currentRelease(build)).rejects.toEqual(missing);
});
