import { readFileSync } from "node:fs";
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

test("every program exists, and reads options if it takes some", () => {
  const all = Object.values(commands).flatMap((each) => (Array.isArray(each) ? [each] : Object.values(each)));
  expect(all.length).toBeGreaterThan(25);
  for (const [line] of all) {
    const [, file, options] = /^node (\S+\.ts)(?: --\w+)*( \[options\])?$/.exec(line) ?? [];
    if (file)
      expect(/(?:readOptions|newCommand)\(/.test(readFileSync(join(project, file), "utf8"))).toBe(Boolean(options));
  }
});

const run = (line: string) =>
  spawnSync(process.execPath, [runner, ...line.split(" ")], { cwd: project, encoding: "utf8" });

test.each([
  ["content chek", "Il n’y a pas de «\u00a0chek\u00a0» ici.", /\n {2}check .*\n {2}fix /],
  ["content chek --lang en", "There is no “chek” here.", /\n {2}check .*\n {2}fix /],
  [
    "content freshness --one",
    "Option inconnue ou sans sa valeur\u00a0: --one",
    /\n {2}--on 2027-09-01 +à cette date\n/,
  ],
  ["bench --fast --lang en", "Unknown option '--fast'", /\n {2}--quick +a single/],
  ["start --fast", "Il n’y a pas de «\u00a0--fast\u00a0» ici.", /npm run start {3}construit/],
])("npm run %s lists what is known", (line, sentence, known) => {
  const { status, stdout, stderr } = run(line);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain(sentence);
  expect(stderr).toMatch(known);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.each([
  ["test:all --help --lang en", /^npm run test:all -- …\n[^]*\n {2}owners +the changes/],
  ["lint --help --lang en", /^npm run lint {3}the rules of the code\n$/],
  ["bench --help", /^npm run bench {3}mesure[^]*\n {2}--quick +une seule mesure/],
  ["people import --help --lang en", /^npm run people -- import {3}shows[^]*\n {2}--write +writes it\n/],
  ["new year --help", /^npm run new -- year[^]*\n {2}--president +Nom[^]*\n {2}--from +Jour/],
])("npm run %s prints what it does and its options", (line, text) => {
  const { status, stdout, stderr } = run(line);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(text);
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
