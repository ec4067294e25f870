import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Retired words and their replacements. */
const instead = {
  overtaken: "out of date",
  judges: "validators",
  mend: "fix",
  mended: "fixed",
  fault: "error or finding",
  faults: "errors or findings",
  heard: "screen-reader output",
  told: "message",
  attic: "old files",
  farewell: "unregister",
} as const;

const retired = new RegExp(`(?<![a-z])(?:${Object.keys(instead).join("|")})(?![a-z])`, "gi");
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");

test("no file has a retired word in its name", () => {
  expect(files.filter((file) => file.search(retired) >= 0)).toEqual([]);
});

test("no English guide or decision uses a retired word", () => {
  const guides = files.filter((file) => /^[^/]+\.md$|^(?:docs|delivery|bench)\/.*\.md$/.test(file));
  expect(guides.length).toBeGreaterThan(10);
  const found = guides.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(retired)].map(([word]) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
