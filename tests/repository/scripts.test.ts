import { existsSync, readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { commands } from "#tools/commands.mjs";

const project = join(import.meta.dirname, "../..");
const strings = z.record(z.string(), z.string());
const read = (file: string): unknown => JSON.parse(readFileSync(join(project, file), "utf8"));
const own = z.object({ scripts: strings, engines: strings }).parse(read("package.json"));
const node = z.object({ optionalDependencies: strings, engines: strings }).parse(read("tools/node/package.json"));
const { scripts } = own;

const runner = "tools/run.mjs";

test("every script of package.json is a command of the runner", () => {
  expect(Object.keys(scripts).toSorted()).toEqual(Object.keys(commands).toSorted());
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
});

test("every file named in a command exists", () => {
  const lines = Object.values(commands).flatMap((command) =>
    typeof command === "string" ? command : Object.values(command).map(([line]) => line),
  );
  const files = lines.flatMap((line) => line.match(/\S+\.ts\b/g) ?? []);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(join(project, file)))).toEqual([]);
});

test.each([
  ["fr", "Il n’y a pas de «\u00a0chek\u00a0» ici."],
  ["en", "There is no “chek” here."],
])("an unknown sub-command lists the known ones (%s)", (lang, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [runner, "content", "chek", "--lang", lang], {
    cwd: project,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).toMatch(/\n {2}check .*\n {2}fix /);
});

/** Simulates another version of Node on another machine. */
function runAs(version: string, machine: string) {
  const [platform, arch, libc] = machine.split("-");
  const pretence = `Object.defineProperties(process, {
    versions: { value: { node: "${version}" } },
    platform: { value: "${platform}" },
    arch: { value: "${arch}" },
    report: { value: { getReport: () => ({ header: { glibcVersionRuntime: ${libc === "musl" ? "undefined" : '"2.36"'} } }) } },
  });
  await import("${join(project, "tools/node-version.mjs")}");`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", pretence], { encoding: "utf8" });
}

const brought = Object.keys(node.optionalDependencies).map((name) =>
  name.replace(/^node-(bin-)?/, "").replace(/^win-/, "win32-"),
);

test("npm ci installs the Node of .nvmrc on five kinds of machine, if theirs is too old", () => {
  expect(brought).toHaveLength(5);
  const majors = Object.values(node.optionalDependencies).map((version) => version.split(".")[0]);
  expect([...new Set(majors)]).toEqual([readFileSync(join(project, ".nvmrc"), "utf8").trim()]);
  expect([own.engines["node"], node.engines["node"]]).toEqual([">=22.22", "<22.22"]);
});

test.each(brought)("an old Node on %s prints to run npm ci, in both languages", (machine) => {
  const { status, stderr } = runAs("20.19.2", machine);
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toHaveLength(2);
  expect(stderr).toMatch(/22\.22 .*20\.19\.2.*npm ci/);
});

test.each(["freebsd-x64", "linux-x64-musl"])("an old Node on %s prints to install a newer one", (machine) => {
  const { status, stderr } = runAs("22.21.9", machine);
  expect(status).toBe(1);
  expect(stderr).toContain(`(${machine})`);
  expect(stderr).toContain(".nvmrc");
  expect(stderr).not.toContain("npm ci");
});

test.each(["22.22.0", "24.1.0", "26.10.0"])("Node %s is accepted", (version) => {
  expect(runAs(version, "linux-x64")).toMatchObject({ status: 0, stderr: "" });
});
