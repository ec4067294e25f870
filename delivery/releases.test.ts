import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartError } from "./built-site.ts";
import { currentRelease, findReleases, nextRelease, showRelease } from "./releases.ts";

let build = "";
beforeEach(() => (build = mkdtempSync(join(tmpdir(), "releases-"))));
afterEach(() => rmSync(build, { recursive: true }));

function make(text: string, folder = nextRelease(build)): void {
  mkdirSync(join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "client/index.html"), text);
  writeFileSync(join(folder, "site.json"), `"${text}"`);
}

async function show(text: string): Promise<void> {
  make(text);
  await showRelease(build);
  // Releases are named by the millisecond.
  await new Promise((resolve) => setTimeout(resolve, 2));
}

const shown = () => [
  readFileSync(join(build, "client/index.html"), "utf8"),
  readFileSync(join(build, "site.json"), "utf8"),
];

test("showing a release replaces pages and site.json together", async () => {
  await show("first");
  await show("second");
  expect(shown()).toEqual(["second", '"second"']);
  expect(existsSync(nextRelease(build))).toBe(false);
  expect(lstatSync(join(build, "current")).isSymbolicLink()).toBe(true);
  expect(readdirSync(build).toSorted()).toEqual(["client", "current", "deploy", "releases", "site.json"]);
});

test("the previous release is found, and three are kept", async () => {
  for (const text of ["one", "two", "three", "four"]) await show(text);
  const names = readdirSync(join(build, "releases")).toSorted();
  expect(names).toHaveLength(3);
  expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/);
  const { current, previous } = await findReleases(build);
  expect([basename(current), basename(previous!)]).toEqual([names[2], names[1]]);
  expect(readFileSync(join(previous!, "client/index.html"), "utf8")).toBe("three");
});

test("a folder from an earlier build is replaced by the link", async () => {
  make("old", build);
  await show("new");
  expect(shown()).toEqual(["new", '"new"']);
});

test("a folder without releases is itself the release", async () => {
  make("alone", build);
  expect(await findReleases(build)).toEqual({ current: build });
});

test("without a build the error names the command to run", async () => {
  const missing = new StartError(`There is no built site in ${build}. Run "npm run build" first.`);
  await expect(currentRelease(build)).rejects.toEqual(missing);
  writeFileSync(join(build, "client"), "a file");
  await expect(currentRelease(build)).rejects.toEqual(missing);
});
