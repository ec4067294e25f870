import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { examplePath } from "./example-path.ts";
import { pathTo } from "#model/pages.ts";

const build = mkdtempSync(join(tmpdir(), "built-"));
afterAll(() => rmSync(build, { recursive: true }));

function write(address: string, length: number): void {
  const folder = join(build, "client", address);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), "x".repeat(length));
}

test("the largest page of a kind is its example", () => {
  write(pathTo("branch", "fr", { id: "short" }), 10);
  write(pathTo("branch", "fr", { id: "long" }), 30);
  write(pathTo("branch", "en", { id: "longer" }), 40);
  write(pathTo("home", "fr"), 50);
  expect(examplePath("branch", "fr", build)).toBe(pathTo("branch", "fr", { id: "long" }));
  expect(examplePath("home", "fr", build)).toBe("/fr");
});

test("a kind without pages has no example", () => {
  expect(examplePath("edition", "en", build)).toBeUndefined();
});
