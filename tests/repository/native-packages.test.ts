import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { version: string; os?: string | string[]; cpu?: string | string[]; libc?: string | string[] };

const machines = ["linux x64", "linux arm64", "darwin x64", "darwin arm64", "win32 x64"];

/** What is needed on fewer machines, and why. */
const exceptions: Record<string, string[]> = {
  // It watches files on macOS; other systems have a way of their own.
  fsevents: ["darwin x64", "darwin arm64"],
  // On Windows it is inside @img/sharp-win32-x64.
  "@img/sharp-libvips": machines.filter((machine) => machine !== "win32 x64"),
};

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const list = (value: string | string[] | undefined, all: string[]) => (value === undefined ? all : [value].flat());

/** `@img/sharp-libvips-linux-arm64` belongs to `@img/sharp-libvips`, at each place where it is installed. */
function familyOf(path: string): string {
  const family = path.replace(
    /[-/](bin-)?(android|aix|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|wasm32|webcontainers|win32|win).*$/,
    "",
  );
  return /(^|\/)node(-bin)?$/.test(family) ? "node" : family;
}

const families = new Map<string, Set<string>>();
for (const [path, { os, cpu, libc }] of Object.entries(packages)) {
  if (!os && !cpu) continue;
  if (libc !== undefined && !list(libc, []).includes("glibc")) continue;
  const served = families.get(familyOf(path)) ?? new Set();
  for (const system of list(os, ["linux", "darwin", "win32"]))
    for (const processor of list(cpu, ["x64", "arm64"])) served.add(`${system} ${processor}`);
  families.set(familyOf(path), served);
}

test("the lock file names native packages, Node itself among them", () => {
  expect([...families.keys()]).toEqual(expect.arrayContaining(["node", "node_modules/@img/sharp"]));
});

test.each([...families])("%s has its binaries for every machine the site is built on", (family, served) => {
  const wanted = exceptions[family.replace(/^.*node_modules\//, "")] ?? machines;
  expect(wanted.filter((machine) => !served.has(machine))).toEqual([]);
});

test("the lock file names no address of a registry", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "(?!tools\/)/);
});
