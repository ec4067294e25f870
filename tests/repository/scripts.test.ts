import { readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const project = join(import.meta.dirname, "../..");
const strings = z.record(z.string(), z.string());
const { scripts, optionalDependencies } = z
  .object({ scripts: strings, optionalDependencies: strings })
  .parse(JSON.parse(readFileSync(join(project, "package.json"), "utf8")));

test.each(Object.entries(scripts))("npm run %s looks at the version of Node before anything else", (_, script) => {
  expect(script).toMatch(/^node (?:tools\/node-version\.mjs && |--import \.\/tools\/node-version\.mjs )./);
});

/** Runs the check as another version of Node on another machine would. */
function runAs(version: string, machine: string) {
  const [platform, arch] = machine.split("-");
  const pretence = `Object.defineProperties(process, {
    versions: { value: { node: "${version}" } },
    platform: { value: "${platform}" },
    arch: { value: "${arch}" },
  });
  await import("${join(project, "tools/node-version.mjs")}");`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", pretence], { encoding: "utf8" });
}

const brought = Object.keys(optionalDependencies).map((name) =>
  name.replace(/^node-(bin-)?/, "").replace(/^win-/, "win32-"),
);

test("the project brings a Node for five kinds of machine", () => expect(brought).toHaveLength(5));

test.each(brought)("an old Node on %s is told to run npm ci, in one sentence per language", (machine) => {
  const { status, stderr } = runAs("20.19.2", machine);
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toHaveLength(2);
  expect(stderr).toMatch(/22\.22 .*20\.19\.2.*npm ci/);
});

test("an old Node on another machine is told to install one", () => {
  const { status, stderr } = runAs("22.21.9", "freebsd-x64");
  expect(status).toBe(1);
  expect(stderr).toContain("freebsd-x64");
  expect(stderr).toContain(".nvmrc");
  expect(stderr).not.toContain("npm ci");
});

test.each(["22.22.0", "24.1.0", "26.10.0"])("Node %s is good", (version) => {
  expect(runAs(version, "linux-x64")).toMatchObject({ status: 0, stderr: "" });
});
