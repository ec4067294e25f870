import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { version: string; os?: string | string[]; cpu?: string | string[]; libc?: string | string[] };

const machines = ["linux x64", "linux arm64", "darwin x64", "darwin arm64", "win32 x64"];

/** Packages that only some machines need. */
const exceptions: Record<string, string[]> = {
  // Watches files on macOS only.
  fsevents: ["darwin x64", "darwin arm64"],
  // Included in @img/sharp-win32-x64 on Windows.
  "@img/sharp-libvips": machines.filter((machine) => machine !== "win32 x64"),
};

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const list = (value: string | string[] | undefined, all: string[]) => (value === undefined ? all : [value].flat());

/** `@img/sharp-libvips-linux-arm64` belongs to `@img/sharp-libvips`. */
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

test("the lock file contains native packages, including Node", () => {
  expect([...families.keys()]).toEqual(expect.arrayContaining(["node", "node_modules/@img/sharp"]));
});

test.each([...families])("%s has binaries for every supported machine", (family, served) => {
  const wanted = exceptions[family.replace(/^.*node_modules\//, "")] ?? machines;
  expect(wanted.filter((machine) => !served.has(machine))).toEqual([]);
});

test("the lock file contains no registry URL", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "(?!tools\/)/);
});
